/** Four tiny sounds, made on the spot. Silent unless the player wants them. */

import { settings } from './settings.svelte';

export type Sound = 'turn' | 'move' | 'chat' | 'end';

const NOTES: Record<Sound, [number, number][]> = {
  turn: [[392, 0], [523, 0.13]],
  move: [[196, 0]],
  chat: [[659, 0]],
  end: [[262, 0], [330, 0.16], [392, 0.32], [523, 0.48]],
};

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [pitch, after] of NOTES[sound]) {
    const start = context.currentTime + after;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.35);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.4);
  }
}
