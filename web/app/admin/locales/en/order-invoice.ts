export default {
  title: 'Invoice',
  badge: 'Invoice wanted',
  on: 'Issued on {{day}}, number {{number}}',
  copy: 'Copy {{what}}',
  line: {
    name: 'Name',
    taxCode: 'Tax code',
    address: 'Address',
    email: 'E-mail',
    all: 'everything',
  },
  number: 'Invoice number',
  hint: 'Enter the number once it is issued. The buyer sees it on the order page.',
  save: 'Mark as issued',
  saved: 'The invoice number has been saved',
  edit: 'Change the number',
  undo: 'Clear the number: not issued yet',
} as const
