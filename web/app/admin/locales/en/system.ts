export default {
  title: 'Is the shop all right?',
  again: 'Check again',
  allFine: 'Everything is fine.',
  problems: 'Needs a look: {{count}}.',
  checkedAt: 'Checked at {{at}}.',
  backups: {
    title: 'Backups',
    good: 'Good',
    old: 'Too old',
    last: 'The last good one: {{at}}',
    content: '{{rows}} rows, {{files}} picture files; restored for a trial, and equal.',
    none: 'No backup has been restored for a trial yet.',
    failed: 'The backup at {{at}} failed:',
    oldTitle: 'No good backup for more than 26 hours',
    oldText: 'Ask the person who runs the server to look at the log and to run: npm run backup.',
    nightly: {
      folder: 'The shop backs itself up at {{at}} every night, into a folder of the server.',
      bucket: 'The shop backs itself up at {{at}} every night, into an S3 bucket.',
    },
    unscheduled: 'No nightly backups: the person who runs the server sets BACKUP_DIR or BACKUP_S3_*, and BACKUP_KEY.',
  },
  status: { ok: 'Fine', warning: 'Warning', failed: 'Failed' },
}
