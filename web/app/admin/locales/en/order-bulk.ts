/** Steps of several orders at once. */
export default {
  confirm_one: 'Begin with {{count}} order',
  confirm_other: 'Begin with {{count}} orders',
  ship_one: 'Mark {{count}} order as shipped',
  ship_other: 'Mark {{count}} orders as shipped',
  ask: {
    confirm_one: 'Begin with {{count}} order?',
    confirm_other: 'Begin with {{count}} orders?',
    ship_one: 'Has {{count}} order been sent?',
    ship_other: 'Have {{count}} orders been sent?',
  },
  mails_one: '{{count}} customer has an e-mail address and gets the mail “Your order is on its way”.',
  mails_other: '{{count}} customers have an e-mail address and get the mail “Your order is on its way”.',
  done: {
    confirm_one: '{{count}} order being prepared',
    confirm_other: '{{count}} orders being prepared',
    ship_one: '{{count}} order marked shipped',
    ship_other: '{{count}} orders marked shipped',
  },
  failed_one: '{{count}} order could not be changed',
  failed_other: '{{count}} orders could not be changed',
}
