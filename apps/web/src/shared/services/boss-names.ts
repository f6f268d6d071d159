/**
 * Boss names in other languages, taken from item names in the game client ("Allflamme-Glut des Schöpfers"). All other
 * boss names stay in English. The Chinese item list is Taiwan's, so Chinese has no boss names.
 */
import type { LanguageCode } from '../i18n/languages.ts';

const english = [
  'The Shaper',
  'The Elder',
  'Uber Elder',
  'The Maven',
  'Guardian of the Chimera',
  'Guardian of the Hydra',
  'Guardian of the Minotaur',
  'Guardian of the Phoenix',
  'The Constrictor',
  'The Enslaver',
  'The Eradicator',
  'The Purifier',
  'Baran, the Crusader',
  'Veritania, the Redeemer',
  'Al-Hezmin, the Hunter',
  'Drox, the Warlord',
] as const;

/** One line per boss, in the order of the English names. */
const lists: Readonly<Partial<Record<LanguageCode, string>>> = {
  de: `Der Schöpfer
Der Älteste
Uber-Ältester
Die Seherin
Wächter der Chimäre
Wächter der Hydra
Wächter des Minotauren
Wächter des Phönix
Der Unterdrücker
Der Sklavenschinder
Der Vernichter
Der Läuterer
Baran, der Kreuzritter
Veritania, die Erlöserin
Al-Hezmin, der Jäger
Drox, der Kriegsfürst`,
  es: `El Creador
El Antiguo
Uber Antiguo
La Especialista
Guardián de la quimera
Guardián de la hidra
Guardián del minotauro
Guardián del fénix
El Constrictor
El Esclavista
El Erradicador
El Purificador
Baran, el Cruzado
Veritania, la Redentora
Al-Hezmin, el Cazador
Drox, el Jefe de guerra`,
  fr: `Le Façonneur
L’Ancien
Uber Ancien
La Prodige
Gardien de la Chimère
Gardien de l’Hydre
Gardien du Minotaure
Gardien du Phénix
Le Constricteur
L’Asservisseur
L’Éradicateur
Le Purificateur
Baran, le Croisé
Véritania, la Rédemptrice
Al-Hezmin, le Chasseur
Drox, le Seigneur de guerre`,
  pt: `O Criador
O Ancião
Uber Ancião
Maven
Guardião da Quimera
Guardião da Hidra
Guardião do Minotauro
Guardião da Fênix
O Constritor
O Escravizador
O Erradicador
O Purificador
Baran, o Cruzado
Veritania
Al-Hezmin, o Caçador
Drox, o Senhor da Guerra`,
  ru: `Создатель
Древний
Убер-Древний
Мейвен
Хранитель Химеры
Хранитель Гидры
Хранитель Минотавра
Хранитель Феникса
Угнетатель
Поработитель
Искоренитель
Искупитель
Бэран, крестоносец
Веритания, избавительница
Аль-Хезмин, охотник
Дрокс, вождь`,
  ja: `シェイパー
エルダー
Uberエルダー
メイヴェン
キメラのガーディアン
ヒュドラのガーディアン
ミノタウロスのガーディアン
フェニックスのガーディアン
コンストリクター
エンスレイバー
エラディケーター
ピュアリファイヤー
クルセイダー、バラン
レディーマー、ヴェリタニア
ハンター、アルヘズミン
ウォーロード、ドロクス`,
  ko: `쉐이퍼
엘더
우버 엘더
메이븐
키메라 수호자
히드라 수호자
미노타우로스 수호자
불사조 수호자
위압자
조종자
박멸자
정화자
십자군 바란
대속자 베리타니아
사냥꾼 알-헤즈민
전쟁군주 드록스`,
};

const UBER = ' (uber)';

/** A boss's name in a language; undefined if no item is named after the boss in that client. */
export function nameBoss(englishName: string, language: LanguageCode): string | undefined {
  const isUber = englishName.endsWith(UBER);
  const name = isUber ? englishName.slice(0, -UBER.length) : englishName;
  const shown = lists[language]?.split('\n')[english.findIndex((each) => each === name)];
  return shown !== undefined && isUber ? `${shown}${UBER}` : shown;
}
