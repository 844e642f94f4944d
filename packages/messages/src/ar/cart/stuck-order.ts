import type { stuckOrder as english } from '../../en/cart/stuck-order.ts';

export const stuckOrder: typeof english = {
  title: 'تعذّر علينا استلام طلبك حتى الآن',
  text: 'حدث خلل لدينا أكثر من مرة. طلبك محفوظ ونواصل المحاولة.',
  cancelInCart: 'يمكنك أيضاً إلغاؤه فتعود منتجاته إلى السلة.',
  cancelByCall: 'قد يكون وصل إلينا رغم ذلك، فلا يمكن إلغاؤه من هنا. اتصل بنا إن لم تعد تريده.',
  call: (number) => `اتصل بنا: ${number}`,
  tryAgain: 'حاول الآن من جديد',
  trying: 'نحاول من جديد…',
  cancelling: 'نتأكّد من المتجر…',
  stillStuck: 'لم ننجح هذه المرة أيضاً. طلبك محفوظ ونواصل المحاولة.',
  unknown: 'لم نتمكّن من معرفة إن كان طلبك قد وصل، لذلك لم نغيّر شيئاً. حاول مرة أخرى بعد قليل.',
};
