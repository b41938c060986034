import 'react';

declare module 'react' {
  interface CSSProperties {
    [variable: `--report-${string}`]: number;
  }
}
