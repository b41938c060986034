/**
 * The shape of a card in the conversation and of what stands in its place meanwhile: a row in a narrow thread, beside one
 * another in a wide one, the poster above the text where the thread is tall as well.
 */
export const CARD =
  'grid grid-cols-[4rem_minmax(0,1fr)] content-start gap-x-3 rounded-2xl border border-border bg-card p-2.5 pb-0 shadow-card transition-[border-color] ' +
  'roomy:grid-cols-[5rem_minmax(0,1fr)] roomy:grid-rows-[1fr_auto] ' +
  'beside:grid-cols-[6.5rem_minmax(0,1fr)] beside:p-3 beside:pb-1.5 tall:grid-cols-1 tall:p-0';
/**
 * In a row its marks stand under the text, beside the poster; in wide cards under both.
 */
export const CARD_POSTER =
  'row-span-2 mb-1.5 w-16 self-start rounded-lg roomy:mb-2.5 roomy:w-20 beside:row-span-1 beside:w-26 tall:mb-0 tall:w-full tall:rounded-t-2xl tall:rounded-b-none';
export const CARD_TEXT = 'flex min-w-0 flex-col gap-0.5 tall:px-3.5 tall:pt-3';
/** A thumb's icons have room above them already. */
export const CARD_FOOT =
  'col-start-2 -mt-1 beside:mt-0 beside:col-span-2 beside:col-start-1 tall:col-span-1 tall:px-2.5 tall:pb-2';
export const CARD_BELOW = 'col-span-2 pb-2.5 beside:pb-1.5 tall:col-span-1 tall:px-3.5 tall:pb-3';

export const CARDS = 'grid grid-cols-[minmax(0,1fr)] items-start gap-2 beside:grid-cols-3 beside:gap-3';
