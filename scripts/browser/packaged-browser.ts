import { lstat, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of an unpacked browser: the binary, libraries for a machine that has none, and a font configuration. */
export interface PackagedBrowser {
  binary: string;
  libraries: string;
  fontConfig: string;
}

/**
 * Unpacks the Chromium inside the npm package `@sparticuz/chromium` (Linux x64 only, some 210 MB) below `root`, once
 * per version and user; throws where it cannot run or cannot be written.
 */
export async function unpackBrowser(root: string): Promise<PackagedBrowser> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`the packaged Chromium runs on Linux x64, not on ${process.platform} ${process.arch}`);
  }
  const { bin, version } = await locatePackage();
  const wanted = join(root, `sinesohbet-chromium-${version}-${process.getuid?.() ?? 'user'}`);
  if (await isOurs(wanted)) return contentsOf(wanted);
  await mkdir(root, { recursive: true });
  // Unpacked aside and renamed at the end: an interrupted or a parallel run never leaves half a browser under the name.
  const staging = await mkdtemp(`${wanted}-`);
  try {
    await unpackInto(staging, bin, wanted);
    await rename(staging, wanted);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    if (!(await isOurs(wanted))) throw error;
  }
  return contentsOf(wanted);
}

async function locatePackage(): Promise<{ bin: string; version: string }> {
  const root = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');
  const manifest: unknown = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : '';
  return { bin: join(root, 'bin'), version: String(version) };
}

/** The temporary folder is everybody's: what another user left under our name is not started. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  return found?.isDirectory() === true && found.uid === (process.getuid?.() ?? found.uid);
}

async function unpackInto(folder: string, bin: string, finalFolder: string): Promise<void> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder; // The package can be told in no other way where to unpack.
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(join(bin, 'al2023.tar.br'));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  await writeFile(contentsOf(folder).fontConfig, fontConfigFor(finalFolder));
}

function contentsOf(folder: string): PackagedBrowser {
  return {
    binary: join(folder, 'chromium'),
    libraries: join(folder, 'al2023', 'lib'),
    fontConfig: join(folder, 'fonts.conf'),
  };
}

/** The machine's own fonts if it has any, and one that came with the browser. */
function fontConfigFor(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`;
}
