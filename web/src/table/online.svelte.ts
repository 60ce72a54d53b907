/** Whether the server hears us, and the one socket to it. */

import { Socket } from './socket';

class Online {
  here = $state(true);
  /** The first connection is not a loss: nobody is warned before there was one. */
  once = $state(false);
}

export const online = new Online();

export const socket = new Socket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`, (here) => {
  online.here = here;
  if (here) online.once = true;
});

addEventListener('online', () => socket.hurry());
addEventListener('offline', () => socket.drop());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') socket.hurry();
});
