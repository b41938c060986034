import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import * as z from 'zod/mini';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OXLINT = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin/oxlint');

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({
      code: z.string(),
      message: z.string(),
      help: z.optional(z.string()),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.number() }) })),
    }),
  ),
});

/** One complaint of the linter: the file as it was given, the line from 1, the rule, and the reason that the rule gives. */
export interface Complaint {
  file: string;
  line: number;
  rule: string;
  reason: string;
}

/** A file as it might stand in the project. */
export interface Sample {
  path: string;
  text: string;
}

/**
 * Lints samples with the project's own configuration, all in one run, and answers a list of complaints for each. They lie in a
 * folder of their own: nothing is written into the rooms, where other tools would trip over it.
 */
export async function lint(samples: readonly Sample[]): Promise<Complaint[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'sinesohbet-lint-'));
  try {
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    await writeFile(
      join(folder, 'oxlint.config.ts'),
      `export { default } from ${JSON.stringify(join(ROOT, 'oxlint.config.ts'))};\n`,
    );
    // Several samples may be meant for the same place.
    const files = samples.map(({ path }, index) =>
      path.replace(/(\.tsx?)$/u, index === 0 ? '$1' : `-${index}$1`),
    );
    for (const [index, file] of files.entries()) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), samples[index]?.text ?? '');
    }
    const complaints = complaintsOf(await run(folder));
    return files.map((file) => complaints.filter((one) => one.file === file));
  } finally {
    await rm(folder, { recursive: true });
  }
}

function run(folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [OXLINT, '--format', 'json'], { cwd: folder }, (error, stdout, stderr) => {
      // 1 says that there are complaints; anything else that there was no linting.
      if (error !== null && error.code !== 1) reject(new Error(stderr || stdout, { cause: error }));
      else resolve(stdout);
    });
  });
}

function complaintsOf(report: string): Complaint[] {
  return reportSchema
    .parse(JSON.parse(report))
    .diagnostics.map(({ code, message, help, filename, labels }) => ({
      file: filename,
      line: labels[0]?.span.line ?? 0,
      rule: code,
      reason: `${message} ${help ?? ''}`,
    }));
}
