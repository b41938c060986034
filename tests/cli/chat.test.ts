import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { GENRES } from '#domain/genre.ts';

interface Turn {
  user: string;
  tools: {
    name: string;
    input: unknown;
    output: { status: string; films?: { title: string; genre: string }[] };
  }[];
  text: string;
  model: string;
}

/** Runs the command as a person would: lines in, lines out. */
function chat(
  args: readonly string[],
  input: string,
): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['src/cli/main.ts', ...args], { stdio: 'pipe' });
    let out = '';
    let err = '';
    child.stdout.on('data', (piece) => (out += piece));
    child.stderr.on('data', (piece) => (err += piece));
    child.on('close', (code) => resolve({ code, out, err }));
    child.stdin.end(input);
  });
}

async function turns(args: readonly string[], input: string): Promise<Turn[]> {
  const { code, out, err } = await chat(['--json', ...args], input);
  expect(err).toBe('');
  expect(code).toBe(0);
  // Our own output, in the shape that docs/product.md gives it; the expectations below hold it to that.
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Turn);
}

const file = (name: string, content?: string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'sine-')), name);
  if (content !== undefined) writeFileSync(path, content);
  return path;
};

describe('npm run -s chat -- --json', () => {
  it('answers the main job with one object: the tool, its input and three films', async () => {
    const [turn, ...more] = await turns([], 'bugün hüzünlüyüm, bir dram öner\n');
    expect(more).toEqual([]);
    expect(turn).toMatchObject({ user: 'bugün hüzünlüyüm, bir dram öner', model: 'builtIn' });
    expect(turn?.tools).toHaveLength(1);
    expect(turn?.tools[0]).toMatchObject({
      name: 'recommendFilms',
      input: { genres: ['Drama'], mood: 'sad' },
      output: { status: 'done', source: 'builtIn', loosened: [] },
    });
    expect(Object.keys(turn?.tools[0]?.input ?? {}).toSorted()).toEqual(['genres', 'mood']);
    expect(turn?.tools[0]?.output.films).toHaveLength(3);
    for (const film of turn?.tools[0]?.output.films ?? []) {
      expect(film).toMatchObject({
        title: expect.any(String),
        originalTitle: expect.any(String),
        year: expect.any(Number),
        genre: 'Drama',
        rating: expect.any(Number),
        duration: expect.any(Number),
        actors: expect.arrayContaining([expect.any(String)]),
      });
    }
    expect(turn?.text.length).toBeGreaterThanOrEqual(8);
  });

  it('gives the same films for the same seed', async () => {
    const titles = async () =>
      (await turns(['--seed', '5'], 'komedi öner\n'))[0]?.tools[0]?.output.films?.map(({ title }) => title);
    expect(await titles()).toEqual(await titles());
  });

  it('asks before a removal and settles it with the next turn', async () => {
    const [add, ask, yes] = await turns(
      [],
      '["Titanik filmini favorilere ekle","onu favorilerden çıkar","evet"]\n',
    );
    expect(add?.tools[0]).toMatchObject({ name: 'addFavourite', output: { status: 'done' } });
    expect(ask?.tools[0]).toMatchObject({ name: 'removeFavourite', output: { status: 'approval-required' } });
    expect(yes?.tools[0]).toMatchObject({ name: 'removeFavourite', output: { status: 'done' } });
    const [, , no, list] = await turns(
      [],
      '["Titanik filmini favorilere ekle","Titanik favorilerimden çıkar","hayır","favorilerimi göster"]\n',
    );
    expect(no?.tools[0]).toMatchObject({ name: 'removeFavourite', output: { status: 'denied' } });
    expect(list?.tools[0]?.output.films?.map(({ title }) => title)).toEqual(['Titanik']);
  });

  it('keeps records in a state file between runs, in the shape of the specification', async () => {
    const state = file('state.json');
    await turns(['--state', state], 'Titanik filmini favorilere ekle\n');
    const kept = JSON.parse(readFileSync(state, 'utf8')) as Record<string, string>;
    expect(JSON.parse(kept['film_favorites'] ?? '')).toMatchObject([{ title: 'Titanik' }]);
    const [again] = await turns(['--state', state], 'Titanik filmini favorilere ekle\n');
    expect(again?.tools[0]?.output.status).toBe('unchanged');
  });

  it('takes another catalogue, of which only six fields are required', async () => {
    const films = ['Bir', 'İki', 'Üç', 'Dört'].map((title, index) => ({
      id: `f${index}`,
      title: `${title} Film`,
      year: 2000 + index,
      genres: [GENRES[0]],
      duration: 100,
      rating: 7,
    }));
    const [turn] = await turns(['--catalogue', file('films.json', JSON.stringify(films))], 'aksiyon öner\n');
    expect(turn?.tools[0]?.output.films?.every(({ title }) => title.endsWith(' Film'))).toBe(true);
    expect(turn?.tools[0]?.output.films).toHaveLength(3);
  });

  it('judges each line with records of its own when told to, unless a state was given', async () => {
    const lines = 'Titanik filmini favorilerime ekle\nfavorilerimi göster\n';
    const [, shared] = await turns([], lines);
    expect(shared?.text).toContain('1 film');
    const [, apart] = await turns(['--each'], lines);
    expect(apart?.text).not.toContain('1 film');
    const [, kept] = await turns(['--each', '--state', file('state.json')], lines);
    expect(kept?.text).toContain('1 film');
  });

  it('starts afresh with each line when told to', async () => {
    const lines = 'komedi öner\nikincisini favorilere ekle\n';
    const [, inOne] = await turns([], lines);
    expect(inOne?.tools[0]?.name).toBe('addFavourite');
    const [, apart] = await turns(['--each'], lines);
    expect(apart?.tools).toEqual([]);
  });
});

describe('npm run -s chat', () => {
  it('J-11 writes what each of two people gets beneath each film', async () => {
    const { out } = await chat([], 'ben korku o romantik\n');
    expect(out.match(/^ {5}Sana: .+\.$/gmu)).toHaveLength(3);
    expect(out.match(/^ {5}Ona: .+\.$/gmu)).toHaveLength(3);
  });

  it('writes an answer for people without --json', async () => {
    const { out } = await chat(['--seed', '1'], 'komedi öner\n');
    expect(out).toMatch(/\n {2}1\. .+ \(\d{4}\) · Komedi · ★ \d(?:,\d)? · \d+ dk\n {2}2\. /u);
  });

  it.each([
    ['an option it does not know', ['--nope'], 'Kullanım:'],
    ['a seed that is no number', ['--seed', 'x'], 'Kullanım:'],
    ['a catalogue that is not there', ['--catalogue', '/yok/boyle.json'], 'okunamadı'],
    ['a catalogue that is no JSON', ['--catalogue', file('bad.json', '{bad')], 'geçerli bir JSON'],
    [
      'a catalogue with a film without a title',
      ['--catalogue', file('odd.json', '[{"id":"a"}]')],
      'Katalogdaki 1. film',
    ],
    ['a state file that is none', ['--state', file('state.json', '[1]')], 'üzerine yazılmadı'],
  ])('says in one Turkish line what is wrong with %s, and fails', async (_, args, message) => {
    const { code, err } = await chat(args, '');
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
  });
});
