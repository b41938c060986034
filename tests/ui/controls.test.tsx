// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import { Button } from '#ui/button.tsx';
import { Progress } from '#ui/progress.tsx';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/tabs.tsx';
import { ToggleChip } from '#ui/toggle-chip.tsx';

describe('Button', () => {
  it('sends no form unless it says so', async () => {
    const send = vi.fn<() => void>();
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Button>Vazgeç</Button>
        <Button type="submit">Gönder</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Gönder' }));
    expect(send).toHaveBeenCalledOnce();
  });
});

describe('toggles', () => {
  it('are buttons that say whether they are pressed', async () => {
    function Both() {
      const [chip, setChip] = useState(false);
      const [on, setOn] = useState(true);
      return (
        <>
          <ToggleChip pressed={chip} onClick={() => setChip(!chip)}>
            Komedi
          </ToggleChip>
          <Switch checked={on} onCheckedChange={setOn} aria-label="Haftalık özet" />
        </>
      );
    }
    render(<Both />);
    await userEvent.click(screen.getByRole('button', { name: 'Komedi', pressed: false }));
    await userEvent.click(screen.getByRole('button', { name: 'Haftalık özet', pressed: true }));
    expect(screen.getByRole('button', { name: 'Komedi', pressed: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Haftalık özet', pressed: false })).toBeVisible();
  });
});

describe('Progress', () => {
  it('says its value, and none while nobody knows', () => {
    render(
      <>
        <Progress label="Komedi" value={3} max={4} />
        <Progress label="Yükleniyor" />
      </>,
    );
    expect(screen.getByRole('progressbar', { name: 'Komedi' })).toHaveAttribute('value', '3');
    expect(screen.getByRole('progressbar', { name: 'Yükleniyor' })).not.toHaveAttribute('value');
  });
});

describe('Select', () => {
  it('is the platform’s own', async () => {
    const choose = vi.fn<(value: string) => void>();
    render(
      <Select aria-label="Sıralama" defaultValue="newest" onChange={(event) => choose(event.target.value)}>
        <option value="newest">En yeni</option>
        <option value="oldest">En eski</option>
      </Select>,
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sıralama' }), 'En eski');
    expect(choose).toHaveBeenCalledWith('oldest');
  });
});

describe('Tabs', () => {
  it('shows the panel of the chosen tab', async () => {
    render(
      <Tabs defaultValue="a">
        <TabsList aria-label="Listeler">
          <TabsTrigger value="a">Favoriler</TabsTrigger>
          <TabsTrigger value="b">İzlenenler</TabsTrigger>
        </TabsList>
        <TabsContent value="a">üç film</TabsContent>
        <TabsContent value="b">iki film</TabsContent>
      </Tabs>,
    );
    await userEvent.click(screen.getByRole('tab', { name: 'İzlenenler' }));
    expect(screen.getByRole('tabpanel', { name: 'İzlenenler' })).toHaveTextContent('iki film');
    expect(screen.queryByText('üç film')).not.toBeInTheDocument();
  });
});
