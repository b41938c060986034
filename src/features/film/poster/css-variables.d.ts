import 'react';

declare module 'react' {
  interface CSSProperties {
    [variable: `--poster-${string}`]: string;
  }
}
