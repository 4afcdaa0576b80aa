export default {
  collect: 'The customer pays {{amount}} in cash.',
  whoHas: 'Where is the money?',
  handedIn: 'In the shop already: the order is paid',
  me: 'I have it and will hand it in',
  person: '{{name}} has it and will hand it in',
  shop: 'Delivered by the shop, not handed in yet',
  hint: 'The person who has the cash is named under Cash collected until it is handed in.',
  handedInHint: 'The order is marked as paid at once.',
  paid: 'Marked delivered, money received',
}
