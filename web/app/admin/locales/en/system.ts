export default {
  title: 'Is the shop all right?',
  again: 'Check again',
  allFine: 'Everything is fine.',
  problems: 'Needs a look: {{count}}.',
  checkedAt: 'Checked at {{at}}.',
  status: { ok: 'Fine', warning: 'Warning', failed: 'Failed' },
}
