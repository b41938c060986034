// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { describe, expect, it } from 'vitest';

import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from '#ui/alert-dialog.tsx';
import { Dialog, DialogContent, DialogTitle, SheetContent } from '#ui/dialog.tsx';

type Popup = (props: { open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode;

/** A page whose popup is opened by a button that the popup does not know. */
function Page({ popup: Popup }: { popup: Popup }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Aç
      </button>
      <Popup open={open} onOpenChange={setOpen} />
    </>
  );
}

const FilmDialog: Popup = (props) => (
  <Dialog {...props}>
    <DialogContent>
      <DialogTitle>Vizontele</DialogTitle>
    </DialogContent>
  </Dialog>
);

const ChatSheet: Popup = (props) => (
  <Dialog {...props}>
    <SheetContent>
      <DialogTitle>Sohbet</DialogTitle>
    </SheetContent>
  </Dialog>
);

describe.each([
  ['Dialog', FilmDialog, 'Vizontele'],
  ['Sheet', ChatSheet, 'Sohbet'],
] as const)('%s', (_, popup, name) => {
  it.each([
    ['its X', () => userEvent.click(screen.getByRole('button', { name: 'Kapat' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes by %s and gives the focus back', async (__, close) => {
    render(<Page popup={popup} />);
    await userEvent.click(screen.getByRole('button', { name: 'Aç' }));
    const dialog = screen.getByRole('dialog', { name });
    expect(dialog).toContainElement(document.activeElement as HTMLElement | null);
    await close();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Aç' })).toHaveFocus());
  });
});

describe('a popup whose content takes the focus itself', () => {
  function Field() {
    const field = useRef<HTMLInputElement>(null);
    useEffect(() => field.current?.focus(), []);
    return <input aria-label="Mesajınız" ref={field} />;
  }
  const SelfFocusing: Popup = (props) => (
    <Dialog {...props}>
      <SheetContent>
        <DialogTitle>Sohbet</DialogTitle>
        <Field />
      </SheetContent>
    </Dialog>
  );

  it('gives it back to what had it before, each time', async () => {
    const { rerender } = render(<SelfFocusing open={false} onOpenChange={() => {}} />);
    const openFrom = async (name: string) => {
      screen.getByRole('button', { name }).focus();
      rerender(tree(true));
      await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
      rerender(tree(false));
      await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    };
    const tree = (open: boolean) => (
      <>
        <button type="button">Bir</button>
        <button type="button">İki</button>
        <SelfFocusing open={open} onOpenChange={() => {}} />
      </>
    );
    rerender(tree(false));
    await openFrom('Bir');
    await openFrom('İki');
  });
});

describe('AlertDialog', () => {
  it('starts on the safe choice and gives the focus back', async () => {
    render(
      <Page
        popup={(props) => (
          <AlertDialog {...props}>
            <AlertDialogContent>
              <AlertDialogTitle>Silinsin mi?</AlertDialogTitle>
              <AlertDialogDescription>Geri alınamaz.</AlertDialogDescription>
              <AlertDialogCancel>Vazgeç</AlertDialogCancel>
            </AlertDialogContent>
          </AlertDialog>
        )}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Aç' }));
    expect(screen.getByRole('alertdialog', { name: 'Silinsin mi?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Vazgeç' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Aç' })).toHaveFocus());
  });
});
