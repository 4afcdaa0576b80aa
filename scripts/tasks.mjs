// Plain JavaScript: this runs before anything is installed, on any Node from version 20.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const runtime = join(root, 'scripts', 'runtime')
/**
 * The project runs on Node 24: the machine's own if it is new enough, else the one in `scripts/runtime`. That one may run this
 * already: npm puts the project's commands first.
 */
const isOld = Number(process.versions.node.split('.')[0]) < 24
const needsRuntime = isOld || process.execPath.startsWith(runtime)
/** Tools for work on the code that are too large to install with every shop. */
export const tools = join(root, 'scripts', 'tools')
const isWindows = process.platform === 'win32'
export const node = isOld ? join(runtime, 'node_modules', '.bin', isWindows ? 'node.cmd' : 'node') : process.execPath
const bins = [join(root, 'node_modules', '.bin'), ...(needsRuntime ? [join(runtime, 'node_modules', '.bin')] : [])]
export const withProjectNode = { ...process.env, PATH: [...bins, process.env.PATH].join(delimiter) }

/** Runs a command and prints a progress line now and then; shows its output only if it fails. */
export async function step(title, command, args, options = {}) {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1_000)
  console.log(`• ${title} …`)
  const alive = setInterval(() => console.log(`  … ${title}, ${seconds()} s`), 10_000)
  try {
    const code = await new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        cwd: root,
        env: withProjectNode,
        stdio: options.show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
        ...options.spawn,
      })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += data))
      child.on('error', reject)
      child.on('exit', (exit) => {
        if (exit !== 0 && !options.show) process.stderr.write(output)
        resolve(exit ?? 1)
      })
    })
    if (code !== 0 && !options.mayFail) throw new Error(`${title} failed`)
    if (code === 0) console.log(`  done in ${seconds()} s`)
    return code
  } finally {
    clearInterval(alive)
  }
}

/** Installs the packages of the lock files, unless exactly those are installed. `withTools`: also what only work on the code needs. */
export async function install({ withTools = false } = {}) {
  await Promise.all([installPackages(), withTools && installFrom('installing tools', tools)])
  // After both: installing the packages empties the folder of the commands.
  const biome = ['scripts', 'tools', 'node_modules', '@biomejs', 'biome', 'bin', 'biome']
  if (existsSync(join(root, ...biome))) linkCommand('biome', biome)
}

async function installPackages() {
  await Promise.all([installFrom('installing packages', root), needsRuntime && installFrom('installing Node 24', runtime)])
  // Lets npm scripts that call `node` find it beside the project's other commands.
  if (needsRuntime) linkCommand('node', ['scripts', 'runtime', 'node_modules', 'node', 'bin', 'node'])
}

/** Installs the packages of a folder's lock file, unless exactly those are installed. */
async function installFrom(title, folder) {
  const wanted = hashOf([relative(root, join(folder, 'package-lock.json'))])
  const stamp = join(folder, 'node_modules', '.installed')
  if (isWritten(stamp, wanted)) return
  await npmCi(title, folder)
  writeFileSync(stamp, wanted)
}

function isWritten(stamp, wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

// `--prefix` instead of `cwd` makes the install script of the package `node` wait for five minutes.
function npmCi(title, cwd) {
  return step(title, 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { spawn: { cwd, shell: isWindows } })
}

function linkCommand(name, path) {
  if (isWindows) return
  const link = join(root, 'node_modules', '.bin', name)
  rmSync(link, { force: true })
  symlinkSync(join('..', '..', ...path), link)
}

/** Builds the web module and the server, each only if its sources changed. */
export async function build() {
  const settings = ['contract', 'package-lock.json', 'tsconfig.json']
  await unlessBuilt('.built', [...settings, 'web', 'vite.config.ts', 'react-router.config.ts', 'scripts/compress-build.mjs'], async () => {
    await step('building the pages', node, [join('node_modules', '@react-router', 'dev', 'bin.cjs'), 'build'])
    await step('compressing files', node, ['scripts/compress-build.mjs'])
  })
  const bundled = ['bundle-server', 'backup', 'doctor', 'restore', 'rotate-secrets'].map((name) => `scripts/${name}.mjs`)
  await unlessBuilt('.built-shop', [...settings, 'server', 'db', ...bundled], () =>
    step('building the server', node, ['scripts/bundle-server.mjs']),
  )
  writeFileSync(join(root, 'build', 'version.json'), JSON.stringify({ version: readVersion(), commit: readCommit() }))
}

function readVersion() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version
}

/** The commit that is built; GIT_COMMIT where the folder `.git` is not there, as in an image. */
function readCommit() {
  if (process.env.GIT_COMMIT) return process.env.GIT_COMMIT.slice(0, 10)
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=10', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

async function unlessBuilt(name, sources, make) {
  const wanted = hashOf(sources)
  const stamp = join(root, 'build', name)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await make()
  writeFileSync(stamp, wanted)
}

function hashOf(names) {
  const hash = createHash('sha256')
  const add = (path) => {
    const full = join(root, path)
    if (!existsSync(full)) return
    try {
      for (const entry of readdirSync(full).sort()) add(join(path, entry))
    } catch {
      hash.update(path).update(readFileSync(full))
    }
  }
  for (const name of names) add(name)
  return hash.digest('hex')
}

export function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}
