/**
 * `npm run bench:image [-- --keep]`: builds the image with buildah and runs the shop from its root as compose.yaml does: as the
 * image's user, on a read-only root with a writable data volume and /tmp. Exits with 1 if something does not hold; skipped
 * without buildah or root. `BUILDAH_ISOLATION=chroot STORAGE_DRIVER=vfs` where no containers can be run; BUILD_FLAGS are passed on.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTempPostgres } from '../support/temp-postgres.ts'
import { runInImage } from './run-in-image.ts'

const maxMegabytes = 350
const tag = 'localhost/me-may-test'
const port = 4_397
let failed = 0

function check(what: string, holds: boolean, detail: unknown = ''): void {
  console.log(`${holds ? '✓' : '✗'} ${what}${detail === '' ? '' : `: ${detail}`}`)
  if (!holds) failed++
}

const buildah = (...args: string[]) => execFileSync('buildah', args, { encoding: 'utf8' }).trim()

if (spawnSync('buildah', ['--version']).status !== 0 || process.getuid?.() !== 0) {
  console.log('skipped: needs buildah, as root')
  process.exit(0)
}

const project = new URL('../..', import.meta.url).pathname
const flags = (process.env.BUILD_FLAGS ?? '').split(' ').filter(Boolean)
const commit = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8', cwd: project }).trim()
const build = ['bud', '--format', 'docker', '--build-arg', `GIT_COMMIT=${commit}`, '-t', tag, ...flags, project]
execFileSync('buildah', build, { stdio: ['ignore', 'ignore', 'inherit'] })

const image = JSON.parse(buildah('inspect', '--type', 'image', tag))
const { User, Healthcheck, Env } = image.Docker.config as { User: string; Healthcheck?: object; Env: string[] }
const container = buildah('from', tag)
const root = buildah('mount', container)
const folder = mkdtempSync(join(tmpdir(), 'memay-image-'))
const volumes = { data: mkdtempSync(join(folder, 'data-')), backups: mkdtempSync(join(folder, 'backups-')) }
execFileSync('chmod', ['755', folder])
for (const path of Object.values(volumes)) chownSync(path, 10_001, 10_001)
const postgres = await openTempPostgres(54_397)

try {
  const megabytes = Number(/^\d+/.exec(execFileSync('du', ['-sm', root], { encoding: 'utf8' }))?.[0])
  check(`at most ${maxMegabytes} MB`, megabytes <= maxMegabytes, `${megabytes} MB`)
  check('a user other than root', User === '10001:10001', User)
  check('a health check', Healthcheck !== undefined)
  const names = readdirSync(join(root, 'shop'), { recursive: true, encoding: 'utf8' })
  const strange = names.filter((name) => !name.startsWith('node_modules') && /\.tsx?$|(^|\/)\.env|secret/.test(name))
  check('no sources, no settings', strange.length === 0, strange.slice(0, 3).join(' '))

  const environment = {
    ...Object.fromEntries(Env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])),
    PORT: String(port),
    PUBLIC_URL: 'https://shop.example',
    DATABASE_URL: postgres.url,
    ADMIN_EMAIL: 'admin@shop.example',
    ADMIN_PASSWORD: 'mot mat khau dai cho bench',
  }
  const inImage = runInImage({ root, volumes, environment })

  const shop = inImage.start(['node', 'build/shop/main.js'])
  const url = `http://127.0.0.1:${port}`
  const ready = await shop.untilResponds(`${url}/api/health/ready`)
  const { version } = (await ready.json()) as { version: string }
  check('the shop starts and names its commit', version.includes(commit), version)
  const home = await fetch(url)
  check('the home page', home.status === 200 && (await home.text()).includes('</html>'), home.status)
  check(
    'it runs as the user of the image',
    shop.userIds().every((id) => id === '10001'),
    shop.userIds().join(' '),
  )
  const write = inImage.run(['node', '-e', "require('fs').writeFileSync('/shop/x', '')"])
  check('its root cannot be written', write.status !== 0 && /EROFS/.test(write.stderr))
  const backup = inImage.run(['node', 'build/shop/backup.js', '/backups/memay-by-hand.tar.gz'])
  const archives = readdirSync(volumes.backups)
  check('a backup is written', backup.status === 0 && archives.length === 1, backup.stdout.trim() || backup.stderr.trim())
  const [probe = '', ...command] = (Healthcheck as { Test: string[] } | undefined)?.Test ?? []
  check('its health check', probe === 'CMD' && inImage.run(command).status === 0)
  check('SIGTERM ends it with 0', (await shop.stop()) === 0)
  check('the health check of a stopped shop fails', inImage.run(command).status !== 0)

  const admin = execFileSync('psql', [postgres.url, '-Atc', 'create database restored'], { encoding: 'utf8' })
  check('an empty database', admin.includes('CREATE'))
  const elsewhere = { ...environment, DATABASE_URL: postgres.url.replace(/postgres$/, 'restored'), DATA_DIR: '/tmp/restored' }
  const restore = runInImage({ root, volumes, environment: elsewhere }).run(['node', 'build/shop/restore.js', `/backups/${archives[0]}`])
  check('the backup is restored there', restore.status === 0, restore.stdout.trim().split('\n').at(-1) || restore.stderr.trim())
} finally {
  postgres.close()
  buildah('umount', container)
  buildah('rm', container)
  if (!process.argv.includes('--keep')) buildah('rmi', tag)
  rmSync(folder, { recursive: true, force: true })
}
process.exit(failed > 0 ? 1 : 0)
