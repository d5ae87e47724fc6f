/** The months in Hindi and Marathi, from January, each as it begins. */
const BEGINNINGS = [
  /^जन|^जाने/,
  /^फर|^फेब/,
  /^मार्च/,
  /^अप्र|^एप्र/,
  /^मई|^मे$/,
  /^जून/,
  /^जुल/,
  /^अग|^ऑग/,
  /^सित|^सप्ट/,
  /^अक्ट|^अक्त|^ऑक्ट/,
  /^नव|^नोव्ह/,
  /^दिस|^डिस/,
];

/** Returns the number of a month in Hindi or Marathi, with or without nukta, from 1; 0 for another word. */
export const indianMonth = (word: string): number => {
  const plain = word.normalize('NFD').replace(/\u093c/g, '');
  return BEGINNINGS.findIndex((beginning) => beginning.test(plain)) + 1;
};
