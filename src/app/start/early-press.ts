/** Ends what the script before the first paint began, and repeats a press that came before the page was live. */
export function repeatEarlyPress(page: Document): void {
  delete page.documentElement.dataset['start'];
  const pressed = page.querySelector<HTMLElement>('#root [data-pressed]');
  if (pressed === null) return;
  delete pressed.dataset['pressed'];
  pressed.click();
}
