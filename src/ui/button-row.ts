import { Toolbar } from 'radix-ui';

/** Buttons that are one tab stop: the arrow keys, Home and End go on within. Give it a role that says what it is. */
export const ButtonRow = Toolbar.Root;
/** A button of the row around; looks as its class says. */
export const RowButton = Toolbar.Button;
