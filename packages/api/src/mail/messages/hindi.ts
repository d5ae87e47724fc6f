import type { AnyMessageKind } from '@prahari/contract/messages';
import type { Day } from '@prahari/domain/days';
import { formatRupees } from '@prahari/domain/format';
import { datesIn, daysOfWork } from './dates-in.ts';
import type { Language, Phrases } from './english.ts';
import {
  type ApplicationFacts,
  type BillFacts,
  guardsIn,
  type LeaveFacts,
  type MonthFacts,
  type Reader,
  type WorkFacts,
} from './message-facts.ts';

const { day, month, weekdays } = datesIn('hi');
const period = ({ from, to }: { from: Day; to: Day }): string =>
  from === to ? day(from) : `${day(from)} से ${day(to)} तक`;
const clock = (timing: string): string => timing.replace('24 hours', '24 घंटे');

const workDays = (of: WorkFacts): string =>
  daysOfWork(of, { day, weekdays, period, count: (days) => `${days} दिन` });

const work =
  (reader: Reader) =>
  (of: WorkFacts): string => {
    const { guard, client, place, instead } = of;
    const when = `${workDays(of)}, ${clock(of.timing)}`;
    if (reader === 'security') return `${client}, ${place}: ${when}`;
    return `${instead ? `${guard} की जगह ${instead}` : guard}, ${place}: ${when}`;
  };
const works = (facts: WorkFacts[], reader: Reader): string[] => facts.map(work(reader));

const IGNORE = 'प्रहरी: हमारे पिछले संदेश पर ध्यान न दें';
const goesOn = (facts: WorkFacts[], reader: Reader) => ({
  subject: IGNORE,
  lines: ['हमने एक बदलाव के बारे में लिखा था। वह अब सही नहीं है: यह ड्यूटी पहले की तरह चलेगी।', ...works(facts, reader)],
});

const applied = { job: 'नौकरी का आवेदन', request: 'गार्ड के लिए आवेदन' };
const appliedFor = ([application]: ApplicationFacts[]) => application?.of ?? 'job';
const again = (facts: ApplicationFacts[]) => ({
  subject: `प्रहरी: आपका ${applied[appliedFor(facts)]} फिर से देखा जा रहा है`,
  lines: [
    `हमने आपके ${applied[appliedFor(facts)]} का जवाब दिया था। वह ग़लती थी, या बात बदल गई है: ऑफ़िस उसे फिर से देख रहा है।`,
    'आपको कुछ नहीं करना है।',
  ],
});

const dueWords: Record<NonNullable<BillFacts['reminder']>, (of: string) => string> = {
  'due-soon': (of) => `का भुगतान ${of} तक करना है`,
  due: (of) => `का भुगतान आज, ${of}, तक करना है`,
  'overdue-7': (of) => `का भुगतान एक हफ़्ते पहले, ${of}, तक होना था`,
  'overdue-15': (of) => `का भुगतान दो हफ़्ते से ज़्यादा पहले, ${of}, तक होना था`,
  'overdue-30': (of) => `का भुगतान एक महीने पहले, ${of}, तक होना था`,
};

const reminder = ([bill]: BillFacts[]) => {
  const { number = '', owed = 0, dueDate = '', reminder: kind = 'due', isMsme = false } = bill ?? {};
  return {
    subject: `प्रहरी बिल ${number}: ${kind.startsWith('overdue') ? 'भुगतान की तारीख निकल गई' : 'भुगतान करना है'}`,
    lines: [
      `आपके बिल ${number} ${dueWords[kind](day(dueDate))}। ${formatRupees(owed)} बाकी हैं।`,
      ...(isMsme && kind === 'overdue-30'
        ? ['हमारी कंपनी MSMED एक्ट में रजिस्टर है: धारा 15 के हिसाब से भुगतान ज़्यादा से ज़्यादा 45 दिन में होना चाहिए।']
        : []),
      'अगर आप भुगतान कर चुके हैं, तो आपको कुछ नहीं करना है।',
    ],
  };
};

const paperNames: Readonly<Record<string, string>> = {
  'Police verification': 'पुलिस वेरिफ़िकेशन',
  'PSARA training': 'PSARA ट्रेनिंग',
  Medical: 'मेडिकल',
};

const leaveWords = (leave: LeaveFacts | undefined) =>
  leave?.approved ? 'मंज़ूर हो गई है। इन दिनों आपकी ड्यूटी नहीं है।' : 'मंज़ूर नहीं हुई। आपकी ड्यूटी वैसी ही रहेगी।';

const monthOf = ({ month: of, place }: MonthFacts): string => (place ? `${place} में ${month(of)}` : month(of));

/** The office reads English. */
type Told = Exclude<AnyMessageKind, 'leave-asked' | 'muster-disputed' | 'problem'>;

const phrases: Pick<Phrases, Told> = {
  accepted: {
    say: (facts) => ({
      subject: `प्रहरी: आपका ${applied[appliedFor(facts)]} मंज़ूर हो गया`,
      lines:
        appliedFor(facts) === 'job'
          ? ['ऑफ़िस ने आपका नौकरी का आवेदन मंज़ूर कर लिया है। अब आप प्रहरी के गार्ड हैं।', 'ड्यूटी मिलने पर हम आपको बताएँगे।']
          : ['ऑफ़िस ने गार्ड के लिए आपका आवेदन मंज़ूर कर लिया है।', 'गार्ड तय होते ही हम बताएँगे कि कौन आएगा।'],
    }),
    wrong: again,
  },
  declined: {
    say: (facts) => ({
      subject: `प्रहरी: आपका ${applied[appliedFor(facts)]} मंज़ूर नहीं हुआ`,
      lines: [
        `ऑफ़िस आपका ${applied[appliedFor(facts)]} मंज़ूर नहीं कर सका।`,
        ...(facts[0]?.reason ? [`वजह: ${facts[0].reason}`] : []),
        appliedFor(facts) === 'job'
          ? 'आप लॉगिन करके फिर से आवेदन कर सकते हैं।'
          : 'आप लॉगिन करके दूसरा आवेदन भेज सकते हैं।',
      ],
    }),
    wrong: again,
  },
  assigned: {
    say: (facts, reader) =>
      reader === 'security'
        ? { subject: 'प्रहरी: आपकी नई ड्यूटी', lines: ['आपकी नई ड्यूटी:', ...works(facts, reader)] }
        : {
            subject: 'प्रहरी: आपके गार्ड',
            lines: [`आपके यहाँ ${guardsIn(facts)} गार्ड तय किए गए हैं:`, ...works(facts, reader)],
          },
    wrong: (facts, reader) => ({
      subject: IGNORE,
      lines: ['हमने इस ड्यूटी के बारे में लिखा था। वह अब नहीं है:', ...works(facts, reader)],
    }),
  },
  changed: {
    say: (facts, reader) => ({
      subject: 'प्रहरी: आपकी ड्यूटी बदल गई है',
      lines: ['यह ड्यूटी बदल गई है। अब यह है:', ...works(facts, reader)],
    }),
    wrong: goesOn,
  },
  withdrawn: {
    say: (facts, reader) =>
      reader === 'security'
        ? {
            subject: 'प्रहरी: आपकी एक ड्यूटी ख़त्म हुई',
            lines: ['आपको यहाँ से हटाया गया है, अब यहाँ आपकी ड्यूटी नहीं है:', ...works(facts, reader)],
          }
        : {
            subject: 'प्रहरी: गार्ड हटाया गया',
            lines: [`आपके यहाँ से ${guardsIn(facts)} गार्ड हटाए गए हैं:`, ...works(facts, reader)],
          },
    wrong: goesOn,
  },
  replaced: {
    say: (facts, reader) =>
      reader === 'security'
        ? {
            subject: 'प्रहरी: आपकी ड्यूटी दूसरे गार्ड को दी गई',
            lines: ['यह ड्यूटी दूसरे गार्ड को दी गई है। इन दिनों यहाँ आपकी ड्यूटी नहीं है:', ...works(facts, reader)],
          }
        : {
            subject: 'प्रहरी: आपके यहाँ दूसरे गार्ड आएँगे',
            lines: ['आपके यहाँ दूसरे गार्ड आएँगे:', ...works(facts, reader)],
          },
    wrong: goesOn,
  },
  'shift-tomorrow': {
    say: (facts, reader) => ({
      subject: 'प्रहरी: कल आपकी ड्यूटी है',
      lines: ['कल आपकी ड्यूटी है:', ...works(facts, reader)],
    }),
  },
  'leave-answered': {
    say: ([leave]) => ({
      subject: `प्रहरी: आपकी छुट्टी ${leave?.approved ? 'मंज़ूर हुई' : 'मंज़ूर नहीं हुई'}`,
      lines: [
        `आपकी छुट्टी, ${leave ? period(leave) : ''}, ${leaveWords(leave)}`,
        ...(leave?.note ? [`ऑफ़िस का कहना है: ${leave.note}`] : []),
      ],
    }),
  },
  'month-sent': {
    say: ([of = { month: '' }], reader) => ({
      subject: `प्रहरी: ${month(of.month)} की हाज़िरी देख लें`,
      lines: [
        reader === 'client'
          ? `${monthOf(of)} की ड्यूटी तैयार है। देखकर “हाँ” करें, या बताएँ कि कौन-सा दिन ग़लत है। बिल इसी से बनेगा।`
          : `आपका महीना ${month(of.month)} तैयार है: ${of.count} दिन की ड्यूटी। ${of.hasNoLogin ? 'अगर यह ग़लत है, तो ऑफ़िस को बताएँ कि कौन-सा दिन ग़लत है।' : 'लॉगिन करके “हाज़िरी” में देखें और “हाँ” करें, या ऑफ़िस को बताएँ कि कौन-सा दिन ग़लत है।'}`,
      ],
    }),
  },
  'bill-made': {
    say: ([bill]) => ({
      subject: `प्रहरी: आपका बिल ${bill?.number}`,
      lines: [
        `आपका बिल ${bill?.number}${bill?.month ? ` (${month(bill.month)})` : ''} तैयार है: ${formatRupees(bill?.amount ?? 0)}, भुगतान ${day(bill?.dueDate ?? '')} तक करना है।`,
        'अगर कोई दिन ग़लत है, तो भुगतान से पहले ऑफ़िस को बताएँ।',
      ],
    }),
  },
  'bill-due': { say: reminder },
  'bill-overdue': { say: reminder },
  'payment-received': {
    say: ([payment]) => ({
      subject: 'प्रहरी: आपका भुगतान मिल गया',
      lines: [
        `हमें ${day(payment?.day ?? '')} को ${formatRupees(payment?.amount ?? 0)} मिले${payment?.bills.length ? `, बिल ${payment.bills.join(', ')} के लिए` : ''}। धन्यवाद।`,
      ],
    }),
    wrong: ([payment]) => ({
      subject: IGNORE,
      lines: [
        `हमने लिखा था कि हमें ${formatRupees(payment?.amount ?? 0)} मिले। वह हमारी ग़लती थी। अगर आपने भुगतान किया है, तो हमें फ़ोन करें।`,
      ],
    }),
  },
  'papers-expiring': {
    say: (facts) => ({
      subject: 'प्रहरी: आपके कागज़ की तारीख निकलने वाली है',
      lines: [
        'नया कागज़ ऑफ़िस ले आएँ:',
        ...facts.map(({ paper, expiresOn }) => `${paperNames[paper] ?? paper}, ${day(expiresOn)} तक चलेगा`),
      ],
    }),
  },
  'problem-answered': {
    say: ([problem]) => ({
      subject: 'प्रहरी: आपकी शिकायत का जवाब',
      lines: [
        `आपने लिखा था, ${problem?.place}: ${problem?.text}`,
        ...(problem?.answer ? [`ऑफ़िस का कहना है: ${problem.answer}`] : []),
        ...(problem?.isClosed ? ['यह शिकायत बंद कर दी गई है।'] : []),
      ],
    }),
  },
};

export const hindi: Language<Told> = {
  phrases,
  foot: 'प्रहरी: घरों, दफ़्तरों, अस्पतालों और समारोहों के लिए सिक्योरिटी गार्ड। हमारे ऑफ़िस से कोई कभी कोड या पासवर्ड नहीं माँगता।',
  lookAtIt: 'यहाँ देखें',
  callUs: (phone) => (phone ? `कोई सवाल? ऑफ़िस को फ़ोन करें: ${phone}` : 'कोई सवाल? ऑफ़िस को फ़ोन करें।'),
};
