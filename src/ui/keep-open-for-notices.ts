/** For `onInteractOutside`: pressing a notice, which lies over everything, is no wish to leave the popup below it. */
export function keepOpenForNotices(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]') !== null)
    event.preventDefault();
}
