import {
  Bell,
  Database,
  Info,
  Lock,
  type LucideIcon,
  Moon,
  SlidersHorizontal,
  UserRound,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';

import type { User } from '#domain/user.ts';
import type { ServiceLookup } from '#domain/watching.ts';
import type { Confirm } from '#features/confirm/confirm-store.ts';
import type { Importer } from '#features/import/create-importer.ts';
import type { Theme } from '#storage/theme.ts';
import { CHOSEN_LINE_BESIDE_FROM_MD } from '#ui/chosen-line.ts';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#ui/tabs.tsx';

import { AboutSection } from './about-section.tsx';
import { createGenreDraft, type GenreDraft } from './genre-draft.ts';
import { DataSection } from './data-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PlatformsSection } from './platforms-section.tsx';
import { PreferencesSection } from './preferences-section.tsx';
import { PrivacySection } from './privacy-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ThemeSection } from './theme-section.tsx';

export interface SettingsSection {
  id: string;
  label: string;
  Icon: LucideIcon;
  content: ReactNode;
}

export interface SettingsScreenProps {
  user: User;
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  importer: Importer;
  confirm: Confirm['confirm'];
  now: () => Date;
  /** The services to choose from below *Tercihler*. */
  listServices: () => Promise<ServiceLookup>;
  /** Further sections, shown before *Veri Yönetimi*. */
  more?: readonly SettingsSection[];
  /** The section on show, as the address names it; the first where there is none of that name. */
  section: string;
  onSection: (id: string) => void;
  genreDraft?: GenreDraft;
}

/** Side tabs with one section each (T-01). */
export function SettingsScreen(props: SettingsScreenProps) {
  const { user, theme, onThemeChange, importer, confirm, now, more = [], onSection } = props;
  const [ownDraft] = useState(createGenreDraft);
  const { genreDraft = ownDraft } = props;
  const sections: SettingsSection[] = [
    { id: 'profile', label: 'Profil', Icon: UserRound, content: <ProfileSection user={user} /> },
    {
      id: 'preferences',
      label: 'Tercihler',
      Icon: SlidersHorizontal,
      content: (
        <div className="space-y-6">
          <PreferencesSection preferences={user.preferences} confirm={confirm} genreDraft={genreDraft} />
          <PlatformsSection list={props.listServices} onConnect={() => onSection('ai')} />
        </div>
      ),
    },
    {
      id: 'theme',
      label: 'Tema',
      Icon: Moon,
      content: <ThemeSection theme={theme} onThemeChange={onThemeChange} />,
    },
    {
      id: 'notifications',
      label: 'Bildirimler',
      Icon: Bell,
      content: <NotificationsSection notifications={user.preferences.notifications} />,
    },
    { id: 'privacy', label: 'Gizlilik', Icon: Lock, content: <PrivacySection /> },
    ...more,
    {
      id: 'data',
      label: 'Veri Yönetimi',
      Icon: Database,
      content: <DataSection importer={importer} confirm={confirm} now={now} />,
    },
    { id: 'about', label: 'Hakkında', Icon: Info, content: <AboutSection /> },
  ];

  const value = sections.find(({ id }) => id === props.section)?.id ?? 'profile';
  return (
    <>
      <h1 className="text-3xl font-bold sm:text-4xl">Ayarlar</h1>
      <Tabs
        value={value}
        onValueChange={onSection}
        orientation="vertical"
        className="mt-5 md:flex-row md:gap-8"
      >
        <TabsList
          aria-label="Ayar bölümleri"
          className="grid w-full grid-cols-3 md:sticky md:top-22 md:flex md:w-60 md:shrink-0 md:flex-col md:self-start"
        >
          {sections.map(({ id, label, Icon }) => (
            <TabsTrigger
              key={id}
              value={id}
              className={`max-md:h-14 max-md:flex-col max-md:gap-1 max-md:px-1 max-md:text-xs md:justify-start md:gap-3 md:px-3.5 ${CHOSEN_LINE_BESIDE_FROM_MD}`}
            >
              <Icon aria-hidden />
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
        {sections.map(({ id, content }) => (
          <TabsContent key={id} value={id} className="min-w-0 flex-1">
            {content}
          </TabsContent>
        ))}
      </Tabs>
    </>
  );
}
