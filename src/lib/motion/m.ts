// The light elements only: `motion.*` would bring every feature into the first load.
export * as m from 'framer-motion/m';
