export default {
  title: 'Set up the shop step by step',
  lead: 'After five steps the shop can open. Leave for later what does not suit now; what you enter here is the same as in Settings.',
  nav: 'Steps',
  position: 'Step {{at}} of {{all}}',
  stepDone: 'done',
  steps: {
    name: { title: 'Name & logo', why: 'Customers see the name, the logo, the phone number and the tagline on every page.' },
    seller: {
      title: 'Address & bank',
      why: 'The law wants the seller’s name and address. With an account, customers can pay by transfer.',
    },
    delivery: { title: 'Delivery', why: 'Where the shop delivers, for how much, in how many days. Without it nobody can order.' },
    policies: { title: 'Policies', why: 'Four pages that customers read before they buy, drafted from what you have just entered.' },
    mail: { title: 'Mail & domain', why: 'Who confirms orders to customers, and at which address the shop opens.' },
  },
  next: 'Save and go on',
  finish: 'Save and finish',
  skip: 'Later',
  back: 'Back',
  notSaved: 'Not saved',
  domain: {
    title: 'Domain',
    current: 'The shop’s address: {{url}}',
    good: 'The shop opens from everywhere, with encryption.',
    local:
      'Only this machine can open the shop now. The person who runs the server sets PUBLIC_URL to the shop’s https address (docs/deployment.md).',
    plain: 'There is no encryption yet. The person who runs the server sets PUBLIC_URL to an https address.',
    system: 'See under System what the server still needs',
  },
  card: {
    label: 'Set up the shop step by step',
    text: 'Five short steps, {{done}} of {{all}} done. Stop whenever you like.',
    start: 'Start',
    continue: 'Continue',
    dismiss: 'Hide',
    dismissed: 'Hidden. Open it again from Settings.',
  },
}
