import { formatNumber } from '#lib/turkish/format.ts';
import { periodName } from '#lib/turkish/period.ts';
import { locative } from '#lib/turkish/suffix.ts';
import type { UITools } from '#tools/registry.ts';

const MINUTES = 60;

export function toldReport(report: UITools['showReport']['output']): string {
  const { films, minutes, best } = report;
  const name = periodName(report);
  if (films === 0)
    return `${locative(name)} izlediğin bir film görünmüyor. İzlediklerini işaretledikçe karnen burada dolar; istersen ilkini birlikte seçelim.`;
  const [first] = best;
  const hours = Math.max(1, Math.round(minutes / MINUTES));
  const most = first === undefined || films === 1 ? '' : ` Zirvede ${first.title} var.`;
  return `${name} karnen hazır: ${formatNumber(films)} film, ${formatNumber(hours)} saat.${most}`;
}
