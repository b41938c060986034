import { asSchema, type JSONSchema7 } from 'ai';
import * as z from 'zod/mini';

import { createTools, type ToolName } from '#tools/registry.ts';
import type { ToolPorts } from '#tools/context.ts';
import { createApprovals } from '../approvals.ts';
import { errorMessage } from '../error-message.ts';
import { type Answer, type Consent, failure, refusal, success } from './answers.ts';

/** A tool of ours as another agent sees it. */
export interface OfferedTool {
  name: ToolName;
  description: string;
  /** JSON Schema. */
  inputSchema: JSONSchema7;
  /** Looks things up and changes nothing. */
  readOnly: boolean;
  /** Takes something away, which the person is asked about first. */
  removes: boolean;
  /** Never rejects: what went wrong is an answer. */
  run(input: unknown, signal?: AbortSignal): Promise<Answer>;
}

interface Offer {
  ports: ToolPorts;
  /** Asks the person before something is removed. */
  consent: (tool: ToolName, input: unknown) => Promise<Consent>;
  /** What is not offered here, beside what is offered nowhere. */
  without?: readonly ToolName[];
}

/** Another agent searches the web by itself. */
const NEVER: readonly ToolName[] = ['searchWeb'];

/** What only looks; a tool that is not named here counts as one that changes something. */
const READS: ReadonlySet<ToolName> = new Set([
  'showFilm',
  'findTrailer',
  'compareFilms',
  'listFilms',
  'showStats',
  'whereToWatch',
  'listCinemas',
]);

/**
 * The tools of the assistant for agents that are not ours (docs/decisions/060-for-other-agents.md): the same schemas,
 * executions and questions before a removal; answers in words and as data.
 */
export async function offerTools({ ports, consent, without = [] }: Offer): Promise<OfferedTool[]> {
  const tools = createTools(ports);
  const approvals: Approvals = createApprovals(ports);
  // `Object.keys` forgets the names it lists.
  const names = (Object.keys(tools) as ToolName[]).filter(
    (name) => !NEVER.includes(name) && !without.includes(name),
  );
  return Promise.all(
    names.map(async (name) => {
      const { description, inputSchema, execute } = tools[name];
      const schema = asSchema<unknown>(inputSchema);
      const approval = approvals[name];
      const run = async (input: unknown, signal?: AbortSignal): Promise<Answer> => {
        const checked = await schema.validate?.(input);
        if (checked?.success !== true) return failure(unfit(checked?.error));
        const { value } = checked;
        // Each tool has its own input; the schema above has just vouched for this one.
        const needs = approval as ((input: unknown) => Promise<string>) | undefined;
        if ((await needs?.(value)) === 'user-approval') {
          const said = await consent(name, value);
          if (said !== 'yes') return refusal(name, value, said);
        }
        const deed = execute as (input: unknown, options: object) => unknown;
        const made = deed(value, { toolCallId: '', messages: [], abortSignal: signal });
        return success(name, value, await lastOf(made));
      };
      return {
        name,
        description: typeof description === 'string' ? description : name,
        inputSchema: await schema.jsonSchema,
        readOnly: READS.has(name),
        removes: approval !== undefined,
        run: (input: unknown, signal?: AbortSignal) =>
          run(input, signal).catch((error: unknown) => failure(errorMessage(error))),
      };
    }),
  );
}

type Approvals = Partial<Record<ToolName, unknown>>;

/** The final output of a tool, whether or not it tells of its stages. */
async function lastOf(made: unknown): Promise<unknown> {
  if (!isStream(made)) return made;
  let last: unknown;
  for await (const output of made) last = output;
  return last;
}

const isStream = (made: unknown): made is AsyncIterable<unknown> =>
  typeof made === 'object' && made !== null && Symbol.asyncIterator in made;

const issuesSchema = z.object({ issues: z.array(z.object({ path: z.array(z.unknown()) })) });

/** Which fields of an input did not fit, so that an agent can mend its call. */
function unfit(error: unknown): string {
  const { issues = [] } = issuesSchema.safeParse(error).data ?? {};
  const fields = [...new Set(issues.map(({ path }) => path.join('.')))].filter(Boolean);
  return fields.length === 0
    ? 'Bu çağrı aracın beklediği biçimde değil.'
    : `Bu çağrı aracın beklediği biçimde değil; uymayan alan: ${fields.join(', ')}.`;
}
