// Files of their own: inlined, their drawings would weigh on the first script.
import dawn from './posters/dawn.svg?no-inline';
import rooftop from './posters/rooftop.svg?no-inline';
import van from './posters/van.svg?no-inline';

const POSTERS = { dawn, rooftop, van };

/** A drawn poster of the landing page; the film's name stands beside it. */
export function ExamplePoster({ name }: { name: keyof typeof POSTERS }) {
  return (
    <img
      src={POSTERS[name]}
      alt=""
      width={120}
      height={172}
      // After the text, which is what the page is judged by.
      fetchPriority="low"
      className="block h-auto w-full"
    />
  );
}
