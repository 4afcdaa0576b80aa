import { both, type Draft, listed, missingOf, type PolicyFacts, section, waysToReach } from './policy-facts.rule.ts'

/** The eight points of the decree on e-commerce, in its order, from what the software stores and for how long. */
export function draftPrivacy(facts: PolicyFacts): Draft {
  const { owner, methods, runs } = facts
  const ways = waysToReach(facts)
  const keeper = owner.person || owner.name || facts.shop
  const payers = [...(methods.includes('momo') ? ['MoMo'] : []), ...(methods.includes('bank') ? ['ngân hàng'] : [])]
  const payersEn = payers.map((payer) => (payer === 'MoMo' ? payer : 'the bank'))
  return {
    missing: missingOf(facts, ['name', 'person', 'address', 'phone', 'email']),
    sections: [
      ...section(
        both('1. Mục đích và phạm vi thu thập', '1. What we collect, and why'),
        both(
          'Để giao hàng: họ tên, số điện thoại, địa chỉ nhận và, nếu bạn cho, email và ghi chú. Để trả lời: những gì bạn viết ở trang Liên hệ. Để báo tin: email bạn tự đăng ký nhận thư hoặc chờ hàng về.',
          'To deliver: name, phone number, address and, if you give them, an e-mail address and a note. To answer you: what you write on the contact page. To send news: the e-mail address with which you subscribe or wait for something to be back.',
        ),
        both(
          `Nếu bạn mở tài khoản: email, tên người dùng, mật khẩu đã băm một chiều${runs.hasGoogle ? ' hoặc mã định danh do Google gửi' : ''}, sổ địa chỉ, danh sách yêu thích, đánh giá, và lúc nào, từ thiết bị và địa chỉ mạng nào (bỏ phần cuối) tài khoản được đăng nhập.`,
          `If you open an account: e-mail address, username, a one-way hash of the password${runs.hasGoogle ? ' or the identifier Google sends' : ''}, your address book, wishlist and reviews, and when, from which device and which network address (without its last part) the account was signed in to.`,
        ),
        both(
          'Chúng tôi không thu thập số thẻ. Chiều cao, cân nặng của bé ở mục tìm size được tính ngay trên máy của bạn, không gửi đi đâu.',
          'We never collect card numbers. A child’s height and weight in the size finder are worked out in your own browser and sent nowhere.',
        ),
      ),
      ...section(
        both('2. Phạm vi sử dụng', '2. How it is used'),
        both(
          'Chỉ để nhận đơn, giao hàng, thu tiền, hoàn tiền, trả lời bạn và làm sổ sách theo luật. Thư giới thiệu chỉ gửi cho người đã tự đăng ký. Chúng tôi không bán dữ liệu và không theo dõi để quảng cáo; cookie chỉ giữ phiên đăng nhập, giỏ hàng và ngôn ngữ.',
          'Only to take orders, deliver, collect and refund payments, answer you and keep the books the law requires. News goes only to those who subscribed. We do not sell data and do not track for advertising; cookies keep your session, cart and language.',
        ),
      ),
      ...section(
        both('3. Thời gian lưu trữ', '3. How long we keep it'),
        both(
          `Đơn hàng: ít nhất 3 năm, chứng từ kế toán 10 năm theo luật. Tài khoản: đến khi bạn xoá. Phiên đăng nhập: ${runs.sessionDays} ngày; nhật ký đăng nhập: 180 ngày. Lời nhắn ở trang Liên hệ và yêu cầu báo có hàng: một năm. Bản sao thư đã gửi cho bạn: 90 ngày. Email nhận thư: đến khi bạn ngừng nhận.`,
          `Orders: at least 3 years, accounting documents 10, as the law asks. Accounts: until you delete them. Sessions: ${runs.sessionDays} days; the record of sign-ins: 180 days. Contact messages and requests to be told of stock: one year. Copies of mails we sent you: 90 days. Subscribers’ addresses: until they unsubscribe.`,
        ),
      ),
      ...section(
        both('4. Ai được tiếp cận', '4. Who can see it'),
        both(
          `Người trong tiệm lo đơn hàng; đơn vị vận chuyển nhận tên, số điện thoại và địa chỉ giao${payers.length > 0 ? `; ${listed(payers, 'hoặc')} nhận mã đơn và số tiền` : ''}; cơ quan nhà nước khi có yêu cầu đúng luật. Ngoài ra không ai khác.`,
          `The people of the shop who handle orders; the carrier, who gets name, phone and delivery address${payers.length > 0 ? `; ${listed(payersEn, 'or')}, who gets the order number and the amount` : ''}; and authorities on a lawful request. Nobody else.`,
        ),
      ),
      ...section(
        both('5. Biện pháp bảo vệ', '5. How it is protected'),
        both(
          `${runs.isEncrypted ? 'Kết nối được mã hoá, mật khẩu' : 'Mật khẩu'} băm một chiều, đơn hàng chỉ mở cho tài khoản của người trong tiệm, việc họ thay đổi được ghi lại. Nếu có sự cố ảnh hưởng đến bạn, chúng tôi báo cho bạn và cơ quan có thẩm quyền trong 72 giờ.`,
          `${runs.isEncrypted ? 'Connections are encrypted, passwords' : 'Passwords'} are one-way hashed, orders open only to the accounts of the shop’s people, and what they change is recorded. If an incident affects you, we tell you and the authorities within 72 hours.`,
        ),
      ),
      ...section(
        both('6. Xem và sửa dữ liệu', '6. Seeing and correcting your data'),
        both(
          `Đăng nhập để xem, sửa và tải về dữ liệu của bạn ở mục “Dữ liệu của bạn”, hoặc báo cho chúng tôi qua ${ways.vi}. Chúng tôi trả lời trong 10 ngày và hoàn tất trong 15 ngày.`,
          `Sign in to see, correct and download your data under “Your data”, or tell us by ${ways.en}. We answer within 10 days and finish within 15.`,
        ),
      ),
      ...section(
        both('7. Xoá, hạn chế, rút lại đồng ý', '7. Deleting, restricting, withdrawing consent'),
        both(
          'Bạn tự xoá tài khoản ở mục “Dữ liệu của bạn” và ngừng nhận thư bằng liên kết trong thư, lúc nào cũng được. Yêu cầu khác: hạn chế và rút lại đồng ý được trả lời trong 2 ngày làm việc, xong trong 15 ngày; xoá được trả lời trong 20 ngày, xong trong 30 ngày. Phần luật buộc giữ, như chứng từ kế toán, được tách khỏi tên bạn.',
          'You can delete your account under “Your data” and stop the mails by the link in each of them at any time. Other requests: restrictions and withdrawals are answered within 2 working days and done within 15 days; deletions are answered within 20 days and done within 30. What the law makes us keep, such as accounting documents, is separated from your name.',
        ),
      ),
      ...section(
        both('8. Khiếu nại về dữ liệu cá nhân', '8. Complaints about personal data'),
        both(
          `Gửi cho ${keeper} qua ${ways.vi}. Nếu không đồng ý với câu trả lời, bạn có quyền khiếu nại đến cơ quan bảo vệ dữ liệu cá nhân hoặc khởi kiện.`,
          `Write to ${keeper} by ${ways.en}. If you disagree with the answer, you may turn to the data-protection authority or to a court.`,
        ),
      ),
    ],
  }
}
