/** Made once: making one takes longer than formatting hundreds of times with it. */
const FORMAT = new Intl.DateTimeFormat('tr-TR', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** An ISO time as `21 Kas 20:05`; '' where it is none. */
export function shortTime(iso: string | undefined): string {
  const time = iso === undefined ? Number.NaN : Date.parse(iso);
  return Number.isNaN(time) ? '' : FORMAT.format(time);
}
