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

const { day, month, weekdays } = datesIn('mr');
const period = ({ from, to }: { from: Day; to: Day }): string =>
  from === to ? day(from) : `${day(from)} ते ${day(to)}`;
const clock = (timing: string): string => timing.replace('24 hours', '24 तास');

const workDays = (of: WorkFacts): string =>
  daysOfWork(of, { day, weekdays, period, count: (days) => `${days} दिवस` });

const work =
  (reader: Reader) =>
  (of: WorkFacts): string => {
    const { guard, client, place, instead } = of;
    const when = `${workDays(of)}, ${clock(of.timing)}`;
    if (reader === 'security') return `${client}, ${place}: ${when}`;
    return `${instead ? `${guard} यांच्या जागी ${instead}` : guard}, ${place}: ${when}`;
  };
const works = (facts: WorkFacts[], reader: Reader): string[] => facts.map(work(reader));

const IGNORE = 'प्रहरी: आमच्या मागच्या मेसेजकडे लक्ष देऊ नका';
const goesOn = (facts: WorkFacts[], reader: Reader) => ({
  subject: IGNORE,
  lines: [
    'आम्ही एका बदलाबद्दल लिहिले होते. तो आता लागू नाही: ही ड्यूटी पूर्वीसारखीच चालू राहील.',
    ...works(facts, reader),
  ],
});

const applied = { job: 'नोकरीचा अर्ज', request: 'गार्डसाठीचा अर्ज' };
const appliedFor = ([application]: ApplicationFacts[]) => application?.of ?? 'job';
const again = (facts: ApplicationFacts[]) => ({
  subject: `प्रहरी: तुमचा ${applied[appliedFor(facts)]} पुन्हा पाहिला जात आहे`,
  lines: [
    `तुमच्या अर्जाला (${applied[appliedFor(facts)]}) आम्ही उत्तर दिले होते. ती चूक होती, किंवा परिस्थिती बदलली आहे: ऑफिस तो पुन्हा पाहत आहे.`,
    'तुम्हाला काही करायचे नाही.',
  ],
});

const dueWords: Record<NonNullable<BillFacts['reminder']>, (of: string) => string> = {
  'due-soon': (of) => `${of} पर्यंत भरायचे आहे`,
  due: (of) => `आज, ${of}, भरायचे आहे`,
  'overdue-7': (of) => `एका आठवड्यापूर्वी, ${of} पर्यंत, भरायचे होते`,
  'overdue-15': (of) => `दोन आठवड्यांहून आधी, ${of} पर्यंत, भरायचे होते`,
  'overdue-30': (of) => `एका महिन्यापूर्वी, ${of} पर्यंत, भरायचे होते`,
};

const reminder = ([bill]: BillFacts[]) => {
  const { number = '', owed = 0, dueDate = '', reminder: kind = 'due', isMsme = false } = bill ?? {};
  return {
    subject: `प्रहरी बिल ${number}: ${kind.startsWith('overdue') ? 'मुदत संपली' : 'पैसे भरायचे आहेत'}`,
    lines: [
      `तुमचे बिल ${number} ${dueWords[kind](day(dueDate))}. ${formatRupees(owed)} बाकी आहेत.`,
      ...(isMsme && kind === 'overdue-30'
        ? ['आमची कंपनी MSMED कायद्याखाली रजिस्टर आहे: कलम 15 प्रमाणे पैसे जास्तीत जास्त 45 दिवसांत द्यायचे असतात.']
        : []),
      'पैसे आधीच भरले असतील, तर काही करायचे नाही.',
    ],
  };
};

const paperNames: Readonly<Record<string, string>> = {
  'Police verification': 'पोलीस व्हेरिफिकेशन',
  'PSARA training': 'PSARA ट्रेनिंग',
  Medical: 'मेडिकल',
};

const leaveWords = (leave: LeaveFacts | undefined) =>
  leave?.approved ? 'मंजूर झाली आहे. या दिवसांत तुमची ड्यूटी नाही.' : 'मंजूर झाली नाही. तुमची ड्यूटी तशीच राहील.';

const monthOf = ({ month: of, place }: MonthFacts): string =>
  place ? `${place} इथल्या ${month(of)}` : month(of);

/** The office reads English. */
type Told = Exclude<AnyMessageKind, 'leave-asked' | 'muster-disputed' | 'problem'>;

const phrases: Pick<Phrases, Told> = {
  accepted: {
    say: (facts) => ({
      subject: `प्रहरी: तुमचा ${applied[appliedFor(facts)]} मंजूर झाला`,
      lines:
        appliedFor(facts) === 'job'
          ? [
              'ऑफिसने तुमचा नोकरीचा अर्ज मंजूर केला आहे. आता तुम्ही प्रहरीचे गार्ड आहात.',
              'ड्यूटी मिळाली की आम्ही तुम्हाला सांगू.',
            ]
          : ['ऑफिसने तुमचा गार्डसाठीचा अर्ज मंजूर केला आहे.', 'गार्ड ठरला की कोण येणार ते आम्ही सांगू.'],
    }),
    wrong: again,
  },
  declined: {
    say: (facts) => ({
      subject: `प्रहरी: तुमचा ${applied[appliedFor(facts)]} मंजूर झाला नाही`,
      lines: [
        `ऑफिस तुमचा ${applied[appliedFor(facts)]} मंजूर करू शकले नाही.`,
        ...(facts[0]?.reason ? [`कारण: ${facts[0].reason}`] : []),
        appliedFor(facts) === 'job'
          ? 'लॉगिन करून तुम्ही पुन्हा अर्ज करू शकता.'
          : 'लॉगिन करून तुम्ही दुसरा अर्ज पाठवू शकता.',
      ],
    }),
    wrong: again,
  },
  assigned: {
    say: (facts, reader) =>
      reader === 'security'
        ? { subject: 'प्रहरी: तुमची नवी ड्यूटी', lines: ['तुमची नवी ड्यूटी:', ...works(facts, reader)] }
        : {
            subject: 'प्रहरी: तुमचे गार्ड',
            lines: [`तुमच्याकडे ${guardsIn(facts)} गार्ड ठरवले आहेत:`, ...works(facts, reader)],
          },
    wrong: (facts, reader) => ({
      subject: IGNORE,
      lines: ['आम्ही या ड्यूटीबद्दल लिहिले होते. ती आता नाही:', ...works(facts, reader)],
    }),
  },
  changed: {
    say: (facts, reader) => ({
      subject: 'प्रहरी: तुमची ड्यूटी बदलली आहे',
      lines: ['ही ड्यूटी बदलली आहे. आता ती अशी:', ...works(facts, reader)],
    }),
    wrong: goesOn,
  },
  withdrawn: {
    say: (facts, reader) =>
      reader === 'security'
        ? {
            subject: 'प्रहरी: तुमची एक ड्यूटी संपली',
            lines: ['तुम्हाला इथून काढले आहे, आता इथे तुमची ड्यूटी नाही:', ...works(facts, reader)],
          }
        : {
            subject: 'प्रहरी: गार्ड काढला',
            lines: [`तुमच्याकडून ${guardsIn(facts)} गार्ड काढले आहेत:`, ...works(facts, reader)],
          },
    wrong: goesOn,
  },
  replaced: {
    say: (facts, reader) =>
      reader === 'security'
        ? {
            subject: 'प्रहरी: तुमची ड्यूटी दुसऱ्या गार्डला दिली',
            lines: ['ही ड्यूटी दुसऱ्या गार्डला दिली आहे. या दिवसांत इथे तुमची ड्यूटी नाही:', ...works(facts, reader)],
          }
        : {
            subject: 'प्रहरी: तुमच्याकडे दुसरे गार्ड येतील',
            lines: ['तुमच्याकडे दुसरे गार्ड येतील:', ...works(facts, reader)],
          },
    wrong: goesOn,
  },
  'shift-tomorrow': {
    say: (facts, reader) => ({
      subject: 'प्रहरी: उद्या तुमची ड्यूटी आहे',
      lines: ['उद्या तुमची ड्यूटी आहे:', ...works(facts, reader)],
    }),
  },
  'leave-answered': {
    say: ([leave]) => ({
      subject: `प्रहरी: तुमची रजा ${leave?.approved ? 'मंजूर झाली' : 'मंजूर झाली नाही'}`,
      lines: [
        `तुमची रजा, ${leave ? period(leave) : ''}, ${leaveWords(leave)}`,
        ...(leave?.note ? [`ऑफिसचे म्हणणे: ${leave.note}`] : []),
      ],
    }),
  },
  'month-sent': {
    say: ([of = { month: '' }], reader) => ({
      subject: `प्रहरी: ${month(of.month)} ची हजेरी पाहून घ्या`,
      lines: [
        reader === 'client'
          ? `${monthOf(of)} ची ड्यूटी तयार आहे. पाहून “होय” करा, किंवा कोणता दिवस चुकीचा आहे ते सांगा. बिल यावरूनच बनेल.`
          : `तुमचा महिना ${month(of.month)} तयार आहे: ${of.count} दिवसांची ड्यूटी. ${of.hasNoLogin ? 'हे चुकीचे असेल, तर कोणता दिवस ते ऑफिसला सांगा.' : 'लॉगिन करून “हजेरी” मध्ये पाहा आणि “होय” करा, किंवा कोणता दिवस चुकीचा आहे ते ऑफिसला सांगा.'}`,
      ],
    }),
  },
  'bill-made': {
    say: ([bill]) => ({
      subject: `प्रहरी: तुमचे बिल ${bill?.number}`,
      lines: [
        `तुमचे बिल ${bill?.number}${bill?.month ? ` (${month(bill.month)})` : ''} तयार आहे: ${formatRupees(bill?.amount ?? 0)}, ${day(bill?.dueDate ?? '')} पर्यंत भरायचे आहे.`,
        'एखादा दिवस चुकीचा असेल, तर पैसे भरण्याआधी ऑफिसला सांगा.',
      ],
    }),
  },
  'bill-due': { say: reminder },
  'bill-overdue': { say: reminder },
  'payment-received': {
    say: ([payment]) => ({
      subject: 'प्रहरी: तुमचे पैसे मिळाले',
      lines: [
        `आम्हाला ${day(payment?.day ?? '')} रोजी ${formatRupees(payment?.amount ?? 0)} मिळाले${payment?.bills.length ? `, बिल ${payment.bills.join(', ')} साठी` : ''}. धन्यवाद.`,
      ],
    }),
    wrong: ([payment]) => ({
      subject: IGNORE,
      lines: [
        `आम्हाला ${formatRupees(payment?.amount ?? 0)} मिळाले असे आम्ही लिहिले होते. ती आमची चूक होती. पैसे भरले असतील, तर आम्हाला फोन करा.`,
      ],
    }),
  },
  'papers-expiring': {
    say: (facts) => ({
      subject: 'प्रहरी: तुमच्या कागदाची मुदत संपत आली आहे',
      lines: [
        'नवीन कागद ऑफिसला घेऊन या:',
        ...facts.map(({ paper, expiresOn }) => `${paperNames[paper] ?? paper}, ${day(expiresOn)} पर्यंत चालेल`),
      ],
    }),
  },
  'problem-answered': {
    say: ([problem]) => ({
      subject: 'प्रहरी: तुमच्या तक्रारीचे उत्तर',
      lines: [
        `तुम्ही लिहिले होते, ${problem?.place}: ${problem?.text}`,
        ...(problem?.answer ? [`ऑफिसचे म्हणणे: ${problem.answer}`] : []),
        ...(problem?.isClosed ? ['ही तक्रार बंद केली आहे.'] : []),
      ],
    }),
  },
};

export const marathi: Language<Told> = {
  phrases,
  foot: 'प्रहरी: घरे, ऑफिसे, हॉस्पिटल आणि कार्यक्रमांसाठी सिक्युरिटी गार्ड. आमच्या ऑफिसमधून कोणीही कधी कोड किंवा पासवर्ड मागत नाही.',
  lookAtIt: 'इथे पाहा',
  callUs: (phone) => (phone ? `काही प्रश्न? ऑफिसला फोन करा: ${phone}` : 'काही प्रश्न? ऑफिसला फोन करा.'),
};
