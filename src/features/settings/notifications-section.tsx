import type { Notifications } from '#domain/user.ts';
import { useRecords } from '#storage/records-context.tsx';

import { Section } from './parts/section.tsx';
import { SwitchRow } from './parts/switch-row.tsx';

const ROWS: readonly { key: keyof Notifications; label: string; hint: string }[] = [
  { key: 'newRecommendations', label: 'Yeni öneriler', hint: 'Sana uygun yeni bir öneri olduğunda' },
  { key: 'weeklyDigest', label: 'Haftalık özet', hint: 'Haftanın filmleri ve izlediklerin, bir arada' },
  { key: 'trendingMovies', label: 'Trend filmler', hint: 'Herkesin konuştuğu filmler' },
];

/** Three toggles (T-10). They are kept at once; nothing sends notifications yet, and the page says so. */
export function NotificationsSection({ notifications }: { notifications: Notifications }) {
  const records = useRecords();
  const choose = (key: keyof Notifications, on: boolean) =>
    void records.user.update((user) => ({
      ...user,
      preferences: {
        ...user.preferences,
        notifications: { ...user.preferences.notifications, [key]: on },
      },
    }));
  return (
    <Section
      title="Bildirimler"
      hint="Bildirim göndermeye henüz başlamadım; seçimlerini saklıyorum, başlayınca bunlara uyarım."
    >
      <div className="divide-y divide-border">
        {ROWS.map(({ key, label, hint }) => (
          <SwitchRow
            key={key}
            label={label}
            hint={hint}
            checked={notifications[key]}
            onChange={(on) => choose(key, on)}
          />
        ))}
      </div>
    </Section>
  );
}
