import { joinList } from '#lib/turkish/format.ts';
import { forTwoOutputSchema } from '#tools/films-for-two.ts';
import { joinTitles } from '../../core/sentence.ts';
import type { CallHandlers } from '../../core/skill.ts';

export const forTwoCalls: CallHandlers<'filmsForTwo'> = {
  filmsForTwo: {
    output: forTwoOutputSchema,
    reply: ({ films, stranger, unknown }) =>
      [
        `İkinizin de görmediği üç film: ${joinTitles(films)}. Altlarında kime ne verdikleri yazıyor.`,
        ...(unknown.length === 0
          ? []
          : [`${joinList(unknown)} adıyla tek bir film bulamadım, onu saymadım.`]),
        ...(stranger ? ['Onun ne sevdiğini de yazarsan (“ben korku, o romantik”) ona göre de seçerim.'] : []),
      ].join(' '),
  },
};
