/** The site's header steps back while somebody plays: the table needs the room. A tool of the table brings it back over the board's edge. */

class Header {
  /** Whether a table is on the page. */
  away = $state(false);
  open = $state(false);
  #tables = 0;

  /** Make room until the returned function is called. While one table follows another there are two of them for a moment. */
  stepBack(): () => void {
    this.#tables += 1;
    this.away = true;
    return () => {
      this.#tables -= 1;
      this.away = this.#tables > 0;
      this.open = false;
    };
  }
}

export const header = new Header();
