import type { Settings } from '../../../contract/content.ts'

/** The eight points of the decree on e-commerce, in its order. */
export const privacyPolicy: Settings['texts']['policies'][string] = [
  {
    heading: { vi: '1. Mục đích và phạm vi thu thập', en: '1. What we collect, and why' },
    paragraphs: [
      {
        vi: 'Để giao hàng: họ tên, số điện thoại, địa chỉ và, nếu bạn cho, email và ghi chú. Để bạn có tài khoản: tên đăng nhập, email, mật khẩu đã băm một chiều, hoặc định danh do Google gửi khi bạn đăng nhập bằng Google. Để trả lời: nội dung bạn viết ở trang Liên hệ. Để gửi thư: email bạn tự đăng ký. Để không ai giữ hết hàng bằng đơn giả: địa chỉ mạng (IP) của đơn khi đơn chưa trả tiền và chưa được xác nhận.',
        en: 'To deliver: name, phone number, address and, if you give them, an e-mail address and a note. For an account: a username, e-mail address and a one-way hash of the password, or the identifier Google sends when you sign in with Google. To answer you: what you write on the contact page. For letters: the e-mail address you subscribe yourself. To keep made-up orders from taking all the stock: the network address (IP) of an order while it is neither paid nor confirmed.',
      },
      {
        vi: 'Chúng tôi không thu thập số thẻ. Chiều cao, cân nặng của bé nhập ở mục tìm size được tính ngay trên máy của bạn và không gửi về chúng tôi. Tên và số đo của bé bạn điền cho món làm riêng chỉ dùng để làm món ấy.',
        en: 'We never collect card numbers. Your child’s height and weight in the size finder are worked out in your own browser and not sent to us. A child’s name and measurements that you fill in for a piece made for them are used only to make it.',
      },
      {
        vi: 'Nếu bạn nhờ tiệm nhớ số đo của bé (tên gọi ở nhà, tháng sinh, chiều cao, cân nặng), chúng chỉ nằm trên máy của bạn. Khi bạn đăng nhập, chúng được lưu thêm trong tài khoản để chỉ size trên máy khác; bạn sửa, xoá ở mục “Bé nhà mình”, và chúng mất theo tài khoản. Máy của bạn cũng nhớ các món vừa xem, tỉnh thành đã chọn và địa chỉ của đơn gần nhất; món vừa xem và địa chỉ có nút để quên.',
        en: 'If you let us remember your child’s measures (a nickname, month of birth, height, weight), they stay on your device. When you sign in they are also saved in your account, to advise sizes on your other devices; you change or delete them under “Our children”, and they go with the account. Your device also remembers the pieces you viewed, the province you chose and the address of your last order; the pieces and the address have a button to forget them.',
      },
    ],
  },
  {
    heading: { vi: '2. Phạm vi sử dụng', en: '2. How it is used' },
    paragraphs: [
      {
        vi: 'Chỉ để nhận đơn, may, giao, thu tiền, hoàn tiền, trả lời bạn và làm sổ sách theo luật. Thư giới thiệu chỉ gửi cho người đã tự đăng ký. Chúng tôi không bán dữ liệu, không đặt mã theo dõi quảng cáo; cookie chỉ giữ phiên đăng nhập, giỏ hàng và ngôn ngữ.',
        en: 'Only to take the order, sew, deliver, collect or refund payment, answer you and keep the books the law requires. Letters go only to those who subscribed. We do not sell data and use no advertising trackers; cookies keep your session, cart and language, nothing else.',
      },
    ],
  },
  {
    heading: { vi: '3. Thời gian lưu trữ', en: '3. How long we keep it' },
    paragraphs: [
      {
        vi: 'Dữ liệu đơn hàng ít nhất 3 năm, chứng từ kế toán 10 năm theo luật. Tài khoản đến khi bạn yêu cầu xoá. Lời nhắn ở trang Liên hệ 12 tháng. Bản sao thư đã gửi cho bạn 90 ngày. Địa chỉ mạng của đơn tiền mặt đến khi đơn được xác nhận hoặc đóng, lâu nhất 30 ngày. Email nhận thư đến khi bạn ngừng nhận.',
        en: 'Order records for at least 3 years and accounting documents for 10, as the law asks. Accounts until you ask us to delete them. Contact messages for 12 months. Copies of the mails we sent you for 90 days. The network address of a cash order until it is confirmed or closed, 30 days at most. Subscribers’ addresses until they unsubscribe.',
      },
    ],
  },
  {
    heading: { vi: '4. Ai được tiếp cận', en: '4. Who can see it' },
    paragraphs: [
      {
        vi: 'Người trong tiệm lo đơn hàng; đơn vị vận chuyển nhận tên, số điện thoại và địa chỉ giao; MoMo hoặc ngân hàng nhận mã đơn và số tiền; cơ quan nhà nước khi có yêu cầu đúng luật. Ngoài ra không ai khác.',
        en: 'The people in the shop who handle orders; the carrier, who gets name, phone and delivery address; MoMo or the bank, who get the order number and amount; and authorities on a lawful request. Nobody else.',
      },
    ],
  },
  {
    heading: { vi: '5. Biện pháp bảo vệ', en: '5. How it is protected' },
    paragraphs: [
      {
        vi: 'Kết nối mã hoá, mật khẩu băm một chiều, quyền xem đơn hàng chỉ cấp cho tài khoản quản trị, mọi thao tác của quản trị đều ghi lại. Nếu có sự cố ảnh hưởng đến bạn, chúng tôi báo cho bạn và cơ quan có thẩm quyền trong 72 giờ.',
        en: 'Encrypted connections, one-way hashed passwords, order data open only to administrator accounts, and a record of everything they do. If an incident affects you, we tell you and the authorities within 72 hours.',
      },
    ],
  },
  {
    heading: { vi: '6. Xem và sửa dữ liệu', en: '6. Seeing and correcting your data' },
    paragraphs: [
      {
        vi: 'Đăng nhập để xem và sửa thông tin, địa chỉ, mật khẩu, hoặc viết cho chúng tôi. Chúng tôi trả lời trong 2 ngày làm việc và hoàn tất trong 10 ngày.',
        en: 'Sign in to see and change your details, addresses and password, or write to us. We answer within 2 working days and finish within 10 days.',
      },
    ],
  },
  {
    heading: { vi: '7. Xoá, hạn chế, rút lại đồng ý', en: '7. Deleting, restricting, withdrawing consent' },
    paragraphs: [
      {
        vi: 'Bạn có thể yêu cầu xoá tài khoản, hạn chế xử lý hoặc rút lại sự đồng ý bất cứ lúc nào, bằng email hoặc điện thoại. Chúng tôi trả lời trong 2 ngày làm việc, hoàn tất hạn chế và rút đồng ý trong 15 ngày, xoá trong 30 ngày. Phần luật buộc giữ, như chứng từ kế toán, được tách khỏi tên bạn khi hết hạn.',
        en: 'You may ask us at any time, by e-mail or phone, to delete your account, restrict its use or take back a consent. We answer within 2 working days, complete restrictions and withdrawals within 15 days and deletions within 30. What the law makes us keep, such as accounting documents, is separated from your name when its time is up.',
      },
    ],
  },
  {
    heading: { vi: '8. Khiếu nại về dữ liệu cá nhân', en: '8. Complaints about personal data' },
    paragraphs: [
      {
        vi: 'Gửi cho người phụ trách ghi ở cuối trang, bằng email, điện thoại hoặc thư đến xưởng. Chúng tôi xác nhận trong một ngày làm việc và trả lời có lý do trong 15 ngày. Không đồng ý, bạn có quyền khiếu nại đến cơ quan bảo vệ dữ liệu cá nhân hoặc khởi kiện.',
        en: 'Write to the person named at the foot of the page, by e-mail, phone or letter to the workshop. We acknowledge within one working day and answer with reasons within 15 days. If you disagree, you may turn to the data-protection authority or to a court.',
      },
    ],
  },
]
