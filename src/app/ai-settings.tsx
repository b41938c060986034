import { Bot } from 'lucide-react';
import { lazy, Suspense } from 'react';

import type { SettingsSection } from '#features/settings/settings-screen.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { AppServices } from './app-services.ts';
import { takesTools } from './web-mcp/model-context.ts';
import { readPagePolicy } from './page-policy.ts';

const AgentsSection = lazy(() =>
  import('#features/settings/ai/agents-section.tsx').then(({ AgentsSection }) => ({
    default: AgentsSection,
  })),
);
const AiSection = lazy(() =>
  import('#features/settings/ai/ai-section.tsx').then(({ AiSection }) => ({ default: AiSection })),
);

/** The side tab *Yapay Zekâ*, loaded when it is opened. */
export function aiSettings({ own, connectionsWith, services, fetch, confirm }: AppServices): SettingsSection {
  return {
    id: 'ai',
    label: 'Yapay Zekâ',
    Icon: Bot,
    content: (
      <Suspense fallback={<Skeleton className="h-96" />}>
        <AiSection
          own={own}
          connect={connectionsWith}
          readPolicy={readPagePolicy}
          pageOrigin={window.location.origin}
          fetch={fetch}
          tryModel={services.tryModel}
          confirm={confirm.confirm}
        />
        <div className="mt-6">
          <AgentsSection isPossible={takesTools(document)} />
        </div>
      </Suspense>
    ),
  };
}
