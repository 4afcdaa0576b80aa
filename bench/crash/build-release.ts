import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const project = new URL('../..', import.meta.url).pathname
const git = (...args: string[]) => execFileSync('git', args, { cwd: project, encoding: 'utf8' }).trim()

/** The last commit without the newest migration. */
export function commitBeforeLastMigration(): string {
  return git('rev-parse', `${git('log', '-1', '--first-parent', '--format=%H', '--diff-filter=A', '--', 'db/migrations/*.sql')}^`)
}

export const describeCommit = (commit: string): string => git('log', '-1', '--format=%h of %as', commit)

/** Builds the shop of a commit in a temporary folder. Packages are installed only if its lock file is another. */
export function buildRelease(commit: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'memay-release-'))
  execFileSync('sh', ['-ec', `git archive ${commit} | tar -x -C ${folder}`], { cwd: project })
  for (const place of ['node_modules', 'scripts/runtime/node_modules'])
    if (existsSync(join(project, place))) execFileSync('cp', ['-al', join(project, place), join(folder, place)])
  const install = "import { install } from './scripts/tasks.mjs'; await install()"
  execFileSync(process.execPath, ['--input-type=module', '-e', install], { cwd: folder, stdio: 'ignore' })
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'ignore' })
  return folder
}
