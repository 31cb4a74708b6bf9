// How the commands of the program are called, by npm or as `node build/server/index.js NAME`.

export const START = {
  usage: `npm start

Installs what is missing, builds the site when its source has changed, and serves it. It takes no arguments; its
settings are environment variables, listed in docs/settings.md.
Of the built program: node build/server/index.js [staff | backup | restore | import | export | mirror] …`,
};

export const STAFF = {
  usage: `npm run staff -- COMMAND …
  npm run staff -- list                    every staff account, with the role of whoever is not an administrator
  npm run staff -- add NAME [ROLE] [TYPES] a new account; prints its password
  npm run staff -- role NAME ROLE [TYPES]  another role: administrator, writer, treasurer or viewer
  npm run staff -- types                   the types of content; a writer for some alone has them as TYPES: news,notes
  npm run staff -- reset NAME              a new password for an account; ends its sessions and its wait after failed logins
  npm run staff -- reset-two-factor NAME   takes second step and passkeys away; ends its sessions
  npm run staff -- remove NAME             takes an account away; ends its sessions`,
  atLeast: 1,
  atMost: 4,
};

export const BACKUP = {
  usage: `npm run backup -- FILE

Makes a backup of everything, database and media, in the one file FILE, also while the site is served. With BACKUP_KEY
set it is encrypted, and FILE best ends in .kapok; else in .tar.gz.`,
  atLeast: 1,
};

export const RESTORE = {
  usage: `npm run restore -- FILE

Restores the backup FILE into the empty place that DATA_DIR or DATABASE_URL names. One that is encrypted needs the
BACKUP_KEY that it was made with.`,
  atLeast: 1,
};

export const IMPORT = {
  usage: `npm run import -- OLD --media MEDIA [--dry-run]
       npm run import -- FILE [--media MEDIA] [--type TYPE] [--dry-run]

Brings the content of an old site here, also while the site is served. OLD is its address, or a folder of answers named
after its calls (donors.json, newsByCat-all.json, news-2019.json …). MEDIA is the host of its files with the name of the
account (https://res.cloudinary.com/ACCOUNT), or a folder laid out like it (image/upload/ID.jpg, raw/upload/ID).
FILE is what WordPress (XML) or Ghost (JSON) exported: its posts become news. Its files come from the site that it
names, or from MEDIA, an address or a folder of its uploads. A spreadsheet (.xlsx or CSV) has a row for each entry and
names its columns in the first; pictures and PDFs by the names of files in the library, or in the folder MEDIA. One of
npm run export comes into a site in which nobody has done anything yet.
Says at the end what came, and what was left out or changed and why. Started again, it goes on where it ended, and
leaves alone what staff have changed or deleted since.
  --type      what a spreadsheet has, unless its headings say it: news, donors, charityItems or forms
  --dry-run   reads and judges everything, and writes nothing`,
  atLeast: 1,
  options: {
    type: { type: /** @type {const} */ ("string") },
    media: { type: /** @type {const} */ ("string") },
    "dry-run": { type: /** @type {const} */ ("boolean") },
  },
};

export const EXPORT = {
  usage: `npm run export -- FILE

Writes all content into the one file FILE, best ending in .tar.gz: entries as JSON and the media library, also while the
site is served. It holds no accounts, donations, messages or consents. docs/operations/content.md describes it.`,
  atLeast: 1,
};

export const MIRROR = {
  usage: `npm run mirror -- FOLDER [ADDRESS]

Writes everything public of the site into FOLDER, as files that any web server shows, also while the site is served.
FOLDER is empty, not there yet, or holds a former mirror, which the new one replaces once it is whole. ADDRESS is where
the mirror will be, as in https://charity.github.io/site/; PUBLIC_URL unless it is given.`,
  atLeast: 1,
  atMost: 2,
};
