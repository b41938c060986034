// A file of its own, so that the animation features become a chunk that loads after the first paint: a dynamic import of
// the package itself does not split while other files import it statically.
export { domAnimation } from 'framer-motion';
