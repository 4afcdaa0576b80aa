// node src/render.ts [--force] [--only <part of a file name>] [--preview] [--workers <n>]
// Writes server/demo/pictures, server/demo/manifest.json and web/public/art. Pictures that exist are left alone, so an interrupted run can go on.
import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { CATALOGUE } from './catalogue.ts';
import { render } from './picture.ts';
import { VECTORS } from './vectors/index.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const PICTURES = here('../../../server/demo/pictures'),
  MANIFEST = here('../../../server/demo/manifest.json'),
  ART = here('../../../web/public/art'),
  PREVIEW = here('../preview');
const args = process.argv.slice(2),
  flag = (name: string) => args.includes(`--${name}`),
  option = (name: string) => {
    const i = args.indexOf(`--${name}`);
    return i < 0 ? undefined : args[i + 1];
  };

async function work(folder: string, shrinkBy: number): Promise<void> {
  sharp.concurrency(1); // one picture per worker is parallel enough
  parentPort!.on('message', async (index: number) => {
    const entry = CATALOGUE[index]!,
      start = performance.now();
    const webp = await render(entry.picture(), shrinkBy),
      path = `${folder}/${entry.file}`;
    writeFileSync(`${path}.part`, webp); // a half-written picture must never look finished
    renameSync(`${path}.part`, path);
    parentPort!.postMessage({ index, bytes: webp.length, seconds: (performance.now() - start) / 1000 });
  });
  parentPort!.postMessage('ready');
}

async function main(): Promise<void> {
  const preview = flag('preview'),
    folder = preview ? PREVIEW : PICTURES,
    only = option('only') ?? '';
  for (const f of [folder, ART]) mkdirSync(f, { recursive: true });
  for (const [file, svg] of VECTORS) writeFileSync(`${ART}/${file}`, svg);
  const todo = CATALOGUE.map((_, i) => i).filter((i) => CATALOGUE[i]!.file.includes(only) && (flag('force') || !existsSync(`${folder}/${CATALOGUE[i]!.file}`)));
  const total = todo.length,
    workers = Math.min(total, Number(option('workers') ?? Math.min(4, availableParallelism()))),
    begun = Date.now();
  console.log(`${CATALOGUE.length} pictures, ${total} to draw, ${workers} workers`);
  let done = 0;
  await Promise.all(
    Array.from(
      { length: workers },
      () =>
        new Promise<void>((finish, fail) => {
          const w = new Worker(new URL(import.meta.url), { workerData: { folder, shrinkBy: preview ? 3 : 1 } });
          const next = () => {
            const i = todo.shift();
            if (i === undefined) {
              void w.terminate();
              finish();
            } else w.postMessage(i);
          };
          w.on('error', fail);
          w.on('message', (m: 'ready' | { index: number; bytes: number; seconds: number }) => {
            if (m !== 'ready') {
              done++;
              const left = (((Date.now() - begun) / done) * (total - done)) / 60000;
              console.log(
                `[${String(done).padStart(3)}/${total}] ${CATALOGUE[m.index]!.file} ${Math.round(m.bytes / 1024)} kB ${m.seconds.toFixed(1)} s, about ${left.toFixed(1)} min left`,
              );
            }
            next();
          });
        }),
    ),
  );
  if (preview) return;
  const size = (path: string) => statSync(path).size;
  writeFileSync(
    MANIFEST,
    `${JSON.stringify(
      {
        note: 'Drawings made by scripts/demo-art, stand-ins until photographs exist. Say "Hình minh hoạ" where they are shown. Pictures lie in pictures/ beside this file, vectors in web/public/art.',
        pictures: CATALOGUE.filter((e) => existsSync(`${folder}/${e.file}`)).map(({ file, width, height, kind, garment, colourway, seed, alt }) => ({
          file,
          bytes: size(`${folder}/${file}`),
          width,
          height,
          kind,
          garment,
          colourway,
          seed,
          alt,
        })),
        vectors: [...VECTORS.keys()].map((file) => ({ file, kind: file.split(/[-.]/)[0] })),
      },
      null,
      1,
    )}\n`,
  );
  const all = readdirSync(folder).reduce((sum, f) => sum + size(`${folder}/${f}`), 0);
  console.log(`pictures: ${(all / 1e6).toFixed(1)} MB, ${((Date.now() - begun) / 60000).toFixed(1)} min`);
}

await (isMainThread ? main() : work(workerData.folder, workerData.shrinkBy));
