// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { Thoughts } from '#features/chat/message/thoughts.tsx';

describe('what a model thought', () => {
  it('V-06 is folded, and opens for whoever asks', async () => {
    render(<Thoughts text="Önce bilinenler." live={false} />);
    expect(screen.getByText('Önce bilinenler.')).not.toBeVisible();
    await userEvent.click(screen.getByText('Düşünceleri'));
    expect(screen.getByText('Önce bilinenler.')).toBeVisible();
  });

  it('says that it goes on', () => {
    render(<Thoughts text="Önce" live />);
    expect(screen.getByText('Düşünüyor…')).toBeVisible();
  });
});
