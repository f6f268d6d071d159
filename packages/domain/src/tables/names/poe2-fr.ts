/**
 * French names for poe2, in the same line order as the English list; "-" where the client shows the English name.
 * Source: the game's own data.
 */
export const names = `
Cornes abbérathiennes
Fossile anormal
Masse aberrante
Calamité durable
Amulette de l'absence
Tablette d'Abysse
Apparition abyssale
Cuirasse abyssale
Fléau d'armes abyssal
Incubateur abyssal
-
Sceau abyssal
Croissance accélérée
Croissance accélérée II
Concoction acide
Baguette âcre
Acrimonie
Alliage adaptatif
Catalyseur adaptatif
Rune de l'Adepte
Arc de partisan
Manchettes de partisan
Jambières de partisan
Vêtement de partisan
Grenades adhésives I
Grenades adhésives II
Grenades adhésives III
Pipe de l'Amiral Proclar
Mélange
Gants adornés
Mitaines adornées
Tempête progressante
Bocle égide
Bâton de combat égide
Fossile éthéré
Réplique I
Réplique II
Réplique III
Manchettes vieillies
Pavois vielli
Charme d'agrégation
Citadelle d'Ahn
Carillons d'Ailith
Gourdin akoyien
Lance akoyienne
Insigne d'Al-Hezmin
Plume de rhoa albinos
Calice alchimique
Faveur de l'alchimiste
Éclat d'alchimie
Héritage d'Aldur
Saga d'Aldur
Alignement du destin
Alignement I
Alignement II
Alignement III
Arbalète en alliage
Talisman alpha
Robe de cérémonie
Éclat d'altération
Clavicule altérée
Souvenir d'Alva
Regard d'Amanamu
Dîme d'Amanamu
Amulette d'ambre
Ambroisie
Ambroisie II
Embuscade
Charme en améthyste
Bague d'améthyste
Conservation de munitions I
Conservation de munitions II
Conservation de munitions III
Relique amphore
Une Audience avec le Roi
Pavois des ancêtres
Soutien ancestral
Appel ancestral I
Appel ancestral II
Appel ancestral III
Cri ancestral
Cotte de mailles ancestrale
Esprits ancestraux
Tiare ancestrale
Totem Guerrier ancestral
Tenue d'anachorète
Bocle antique
Clavicule antique
Peur liquide antique concentrée
Isolement liquide antique concentré
Souffrance liquide antique concentrée
Fragment de Crise antique
Manchettes antiques
Cupidité liquide antique diluée
Culpabilité liquide antique diluée
Ire liquide antique diluée
Gantelets antiques
Grande lame antique
Infuseur antique
Mâchoire antique
Jambières antiques
Désespoir liquide puissant
Dégoût liquide puissant
Jalousie liquide antique
Paranoïa liquide antique
Cotte de mailles antique
Paumelles antiques
Orbe antique
Dédain liquide antique puissant
Férocité liquide antique puissante
Mélancolie liquide antique puissante
Clé du Reliquaire antique
Côte antique
Rune antique de l'Animosité
Rune antique du Contrôle
Rune antique de la Décomposition
Rune antique de la Détonation
Rune antique de la Découverte
Rune antique du Duel
Rune antique de la Prouesse
Rune antique de la Riposte
Rune antique du Fracassement
Rune antique des Éclats
Rune antique de la Sorcellerie
Rune antique de la Horde
Rune antique du Titan
Sceau antique
Éclat antique
Visière antique
Colère
Bâton de combat animique
Échange d'animus
Éclats d'animus
-
Éclat d'annulation
Charme antidote
Focus à andouillers
Massue enclume
-
Jambières d'apôtre
Sceau d'apprenti cartographe
Convoitise d'Arakaali
Ignition de l'Arbitre
Allonge de l'Arbitre
Arc électrique
Cape arcanique
Poignard arcanique
Vêtement arcanique
Éruption arcanique
Gravelet de l'arcaniste
Griffe arquée
Épée longue arquée
Grande hache arquée
Orbe d'architecte
Clé des Archives du Reliquaire
Archimage
Mod d'Archnemesis
Couronne d'archonte
Morceau d'Écu d'archonte
Archonte de Chayula
Bâton de combat courbé
Armure arctique
Hurlement arctique
Médaille d’Arjun
Coup de bras
Bris d'armure I
Bris d'armure II
Bris d'armure III
Briseur d'armure
Démolisseur d'armure I
Démolisseur d'armure II
Explosion d'armure
Carreaux perceurs d'armure
Capuchon blindé
Griffe blindée
Tunique blindée
Ferraille d'armurier
Recul
Sceptre aromatique
Bocle en arceaux
Focus paré
Orbe d'artificier
Éclat d'artificier
Baliste d'artillerie
Arc d'artillerie
Tenue d'ascète
Talisman cendrécorce
Bâton cendreux
Tenue d'assassin
Projection astrale
Créativité d'Astrid
Saignée d'Atalui
Noyau d'âme de Retraite d'Atmohua
-
Focus harmonique
Baguette harmonique
Envoûtement d'Atziri
Appel d'Atziri
Communion d'Atziri
Impatience d'Atziri
Médaillon d'Atziri
Targe aurifère
Tenue austère
Rechargement automatique
Masque aviaire
Robe aviaire
Targe aviaire
Tiare aviaire
Sextant éveillé
Orbe de l'Éveilleur
Taillade à la hache
Clé du Reliquaire azmérien
Essaims azmériens
Loup azmérien
Amulette azure
Poudre flash d'azurite
Attaque sournoise
Boule de foudre
Mitaines bandées
Don de la matrice sanglé
Hachette de bandit
Masse de bandit
Masque de bandit
Damnation
Sandales à bracelets
Insigne de Baran
Plastron de barbare
Bâton de combat barbare
Brassards barbelés
Lance barbelée
Barbelés I
Barbelés II
Barbelés III
Peau d'écorce
Gants baroques
Targe baroque
Tir de barrage
Pavois barricadé
Évocation de barrière
Bâton de combat barrière
Attaque de base
Carreau ordinaire
Kit de déguisement basique
Solerets bastion
Hurlement percutant
Hache de combat
Pic de combat
Cri du Mage de bataille
Diadème perlé
Idole de l'Ours
Hache barbue
Manteau en peau d'ours
Décapitation I
Décapitation II
-
Orbe du Bestiaire
Trahison d'Aldur
Vengeance de Bhatair
Exigences I
Exigences II
Exigences III
Adjonction spectrale
Éclat de liaison
Bague biostatique
Froid glacial I
Froid glacial II
Morts glaçants
Explosion de poudre noire
Artéfact de la Faux noire
Arbalète sombrefeu
Massue de forgeron
Pierre à aiguiser de forgeron
Écu en acier noir
Gantelets en acier noir
Solerets en acier noir
Pavois en acier noir
Piège de lames
Vortex de lames
Bâton de combat à lame
Chaussures à lames
Piège à lames
Averse de lames
Bocle de garde-lame
Tempête de lames
Blasphème
Critiques ardents
Flux flamboyant
Lance ardente
Écu blasonné
Arbalète morne
Saignement I
Saignement II
Saignement III
Saignement IV
Concoction hémorragique
Claymore bénite
Orbe béni
Bénédiction de Chayula
Bénédiction d'Esh
Bénédiction de Tul
Bénédiction d'Uul-Netol
Bénédiction de Xoph
Incubateur infesté
Rapport de reconnaissance infesté
Aveuglement I
Aveuglement II
Angle mort
Transfert
Furoncle de sang
Explosion de sang
Traque sanguinaire
Rage sanguinaire
Sacrement du sang
Sang d'Innocence
Réceptacle gorgé de sang
Marque du limier
Dague de saignée
Soif de sang
Fossile taché de sang
Amulette de pierre de sang
Plan : Bunker
Plan : Laboratoire
Plan : Manoir
Plan : Bibliothèque interdite
Plan : Bureau des archives
Plan : Entrepôt
Plan : Tanière de contrebandier
Plan : Tunnels
Plan : Bas-fonds
Morceau de Carquois de flèches contondantes
Carquois contondant
Idole du Sanglier
Hachette d'abordage
Rune du Corps
Solerets massifs
Paumelles renforcées
Bâton de combat fulminant
Arbalète de bombardement
Déflagration d'ossements
Cage d'ossements
Explosion d'os
Mortier d'ossements
Offrande d'os
Vêtement d'os
Shrapnel d'os
Explosion de Shrapnel d'os
Baguette en os
Éclate-os
Brise-os
Tempête d'ossements
Bottes reliées
Brassards reliés
Manchettes reliées
Fossile uni
Jambières reliées
Sandales reliées
Énergie inépuisable I
Énergie inépuisable II
Prime I
Prime II
Tir à l'arc
Boîte de Tripyxis
Solerets solidifiés
Pavois solidifié
Manchettes tressées
Ronces
Fracas de ronces
Lance bifurquée
Fissures ramifiées I
Fissures ramifiées II
Bague de Brèche
Esquille de Brèche
Tablette de Brèche
Sac de Seigneur de Brèche
Amalgame du Seigneur de Brèche
Rupture du Seigneur de Brèche
Pierre de Brèche
Briser et Endurer
Brise posture
Souffle d'Aldur
Roncier
Masse de brigand
Masque de brigand
Casque cabasset
Acharnement I
Acharnement II
Armure fragile
Espadon large
Lance large
Carquois à pointe large
Épée large
Artéfact du Cercle brisé
Grèves en bronze
Clé en bronze
Le Présent d'un frère
Brutalité I
Brutalité II
Brutalité III
Cerveau de Brutus
Mitaines à boucles
Grèves défensives
Pavois défensif
Épanouissement I
Épanouissement II
Flèche incendiaire
Inscription brûlante
Nova brûlante
Gantelets brunis
Disque de détonation
Tir en rafale
Crapaud bourbeux explosif
Explosion pestilentielle
Buste de l'Empereur Caspiro
Casque cabalistique
Compagnons gloussants
-
Épiphanie de Cadigan
Marteau échauffé
Appel des Ombres
Tirs ciblés
Morceau de Masque calleux
Jambe calme
Chausse-trappes
Mitaines en batiste
Cannibalisme I
Cannibalisme II
Arbalète de canonnade
Gantelets de capitaine
Âme capturée du Capitaine Poindreglaise, le Maudit
Âme capturée du Capitaine Tanner Lestepied
Âme capturée de Drek, le Chasseur alpha
Âme capturée d'Érébix, le Fléau de la Lumière
Âme capturée de Gorulis, la Dérobeuse de volonté
Âme capturée de la Veuve hybride
Âme capturée de Jorus, l'Orée du ciel
Âme capturée de Khor, Sœur des Ombres
Âme capturée de Maligaro, le Mutilateur
Âme capturée de Mégaera
Âme capturée du Trésor pirate
Âme capturée de Puruna, l'Opposant
Âme capturée de la Reine du Grand enchevêtrement
Âme capturée de Sebbert, la Pointe du croissant
Âme capturée de La Traqueuse des Dunes sans fin
Âme capturée de Tahsin, le Belliciste
Âme capturée de la Terreur des Dunes infinies
Âme capturée du Roi infernal
Âme capturée de Varhesh, l'Aberration miroitante
Âme capturée d'un Seigneur de guerre Rougelame
Catalyseur carapace
Burin de cartographe
Incubateur cartographique
Ruse sculptée
Grèves sculptées
Majesté sculptée
Malice sculptée
Targe sculptée
Ténacité sculptée
Hachette de sculpture
Casque salade
Déclenchement en Bloquant
Déclenchement lors de l'utilisation d'un Charme
Déclenchement lors de Critiques
Déclenchement en Mourant
Déclenchement lors de l'Esquive
Déclenchement lors d'Altérations élémentaires
Déclenchement en Gelant
Déclenchement en Embrasant
Déclenchement en Tuant en mêlée
Déclenchement en Étourdissant en mêlée
Déclenchement lors de la mort d'une Créature
Déclenchement en Électrocutant
Déclenchement en Subissant des Dégâts
Déclenchement lors de l'Étourdissement
Déclenchement durant la Canalisation
Bras d'incantation
Idole du Chat
Décharge catalysante
Éléments catalysants
Brillance de Catha
-
Flèche caustique
Bottes de cavalerie
Arc de cavalerie
Alliage céleste
Incubateur de l'armurier céleste
Incubateur du forgeron céleste
Incubateur du joaillier céleste
Pierre céleste
Coupe cérémonielle
Hallebarde cérémonielle
Robe cérémonielle
Pierre du néant cérémonielle
Fléau d'armes en chaînes
Grappin
Ricochet I
Ricochet II
Ricochet III
Cotte de mailles
Tiare à chaînes
Habits en mailles
Cuirasse de champion
Casque de champion
Éclat de chance
Chances de Geler
Talisman changelin
Harmonie avec le chaos
Trait de chaos
Maîtrise du chaos
Orbe du chaos
Éclat de chaos
Gel chaotique
Éruption chaotique
Clé de la Chapelle
Charges abondantes I
Charges abondantes II
Régulation des charges
Boussole chargée
Marque chargée
Onde de choc chargée
Tirs chargés I
Tirs chargés II
Bâton chargé
Rune de Charge
Charmificence
Chaussures enchantées
Épée courte roussie
Pierre de Brèche de Chayula
Catalyseur de Chayula
Pierre de Brèche chargée de Chayula
Pierre de Brèche enrichie de Chayula
Pierre de Brèche parfaite de Chayula
Pierre de Brèche pure de Chayula
-
Cuirasse de chef tribal
Flux glaçant
Bâton carillonnant
Targe ciselée
Noyau d'âme de la Guerre de Cholotl
Orbe chromatique
Pierre de veille en chrome des Cairns de Glennach
Pierre de veille en chrome du Hameau d'Haewark
Pierre de veille en chrome de Lex Ejoris
Pierre de veille en chrome de Lex Proxima
Pierre de veille en chrome de Lira Arthain
Pierre de veille en chrome du Nouveau-Vastir
Pierre de veille en chrome de la Lisière de Tirn
Pierre de veille en chrome du Repos de Valdo
Chroniques d'Atzoatl
Bottes sanglées
Talisman braisécorce
-
Culture de Cirel
Noyau d'âme d'Infamie de Citaqualotl
Thèse de Citaqualotl
Piège à mâchoires
Veste de clandestinité
Clarté
Clarté I
Clarté II
Confrontation
Sceptre serré
Coup de griffe
Piège en argile
Charme purifiant
Habits de clerc
Cotte de mailles dissimulée
Combat rapproché I
Combat rapproché II
Casque fermé
Morceau de Ceinture en tissu
Grenade à fragmentation
Pierre de veille cobalt
Croc de cobra
Relique coffre
Bocle à stries
Piège enroulé
Traits serpentants
Harmonie avec le froid
Exposition au froid
Maîtrise du froid
Pénétration du froid
Vague de froid
Flacon de vie colossal
Flacon de mana colossal
Plastron du colisée
Bras de combat
Frénésie du combat
Enchaînement destructeur I
Enchaînement destructeur II
Flambée
Comète
-
Ordre : {0}
Gantelets de commandant
Heaume de commandant
Épée de commandant
Bras de commandement
Commandement
Compassion
Compagnon : {0}
Composition de requiem
Arc composite
Rapport de reconnaissance exhaustif
Durée écourtée I
Durée écourtée II
Zone concentrée
Peur liquide concentrée
Isolement liquide concentré
Souffrance liquide concentrée
Philtre I
Philtre II
Runes ébranlantes
Sorts secouants
Talisman condamné
Runes conductrices
Conductivité
Chapelet de conduction
Manteau de conjurateur
Plastron de conquérant
Consécration
Chemin consacré
Incantation réfléchie
Arbalète élaborée
Marteau élaboré
Consommation de cadavre
-
Contrat : Bunker
Contrat : Laboratoire
Contrat : Manoir
Contrat : Bibliothèque interdite
Contrat : Bureau des archives
Contrat : Entrepôt
Contrat : Tanière de contrebandier
Contrat : Tunnels
Contrat : Bas-fonds
Destruction maîtrisée
Péril contrôlé
Convalesence
Trésor de convention
Tête froide
Vitesse de recharge I
Vitesse de recharge II
Déstabilisateur de Noyau
Amulette coronale
Conservation de cadavres
Fossile corrodé
Heaume corrodé
Épée longue corrodée
-
Corruption
Cri corrompu
Vérisium corrompu
Cri corrupteur I
Cri corrupteur II
Fièvre corruptrice
Capuchon de corsaire
Pardessus de corsaire
Tunique de corsaire
Manteau de corbeau
Clé du Reliquaire cosmique
Rune de l'Archerie de la Comtesse Seske
Courant conducteur
Lance filante
Rune de Cruauté de Mannan la Courtisane
Solerets recouverts
Capuche secrète
Destin lâche
Casque dissimulé
Barrière crépitante
Flux crépitant
Épieu crépitant
Paume crépitante
Bâton de combat crépitant
Rune de Récupération de Craïcéann
Rune de Protection de Saqawal
Appât craïcique
Foudre écrasante
Cratère
Créatures frénétiques
Frigorification expansive
Givre dévorant
Crémation
-
-
-
Hache demi-lune
Bâton de combat falciforme
Esquille falciforme
Targe falciforme
Cimier d'Ézomyr
Insigne des Tueurs de l'Ancien
Idole à plumes en or
Amulette pourpre
Pierre de veille pourpre
Baguette critique
Couteau de mégère
Taillade croisée
Lance à lames croisées
Tir à l'arbalète
Masse couronne
Pavois du creuset
Arc sommaire
Griffe sommaire
Charme de détection sommaire
Médaillon de conjuration sommaire
Talisman cruel
Massue croulante
Orbe exalté du Croisé
Peur écrasante
Couronne cryptique
Casque cryptique
Clé cryptique
Jambières cryptiques
Focus de cristal
Éclats cristallins
Corruption cristallisée
Exécution des faibles
Coup de grâce I
Coup de grâce II
-
-
Arc de cultiste
Couronne de cultiste
Focus de cultiste
Gantelets de cultiste
Grand marteau de cultiste
Pavois de cultiste
Arbalète encombrante
Malédiction en Bloquant
Sol maudit
Robe du prêcheur de malédictions
Sabre d'abordage
-
Alliage cyclonique
Coup de dague
Chaussures à dague
Danse (Duelliste)
Danse (Maraudeur)
Danse (Rôdeuse)
Danse (Héritière)
Danse (Ombre)
Danse (Templier)
Danse (Sorcière)
Danse macabre
Passion de Daresso
Lame sombre
Sombres conséquences
Sombre effigie
Sombre pacte
Bâton sombre
Piège à fléchettes
WIP
Armure de lâche
Intrépide
Hébétement
Cri hébétant
Stupeur
Destin mortel
Hérauts mortels
Poison mortel I
Poison mortel II
Résolution mortelle
Final aérien
Cotte de mailles funeste
Manteau funeste
Masque mortuaire
Orage funeste
Marche macabre
Pierre du néant décomposée
Dégénérescence
Clé du Reliquaire délabré
Décomposition
Casque décoré
Bras décrépitant
Arbalète dédaléenne
Dévouement à la déesse
Entailles profondes I
Entailles profondes II
Congélation
Capuche de traqueur de cerfs
Attaque par défaut
Étendard de défi
Pavois de défiance
Bras déflécteur
Fossile léger
Surpassement I
Surpassement II
Écu déifié
Détermination de Dekhara
Écu dekharien
Gratification différée
Réaction retardée
Délibération
Rapport de reconnaissance délirant
Tablette de Délire
Forme démoniaque
Mage démoniaque
Fossile dense
Perturbation
Parchemin de dérégulation
Écu révélateur
Profanation
Bocle du désert
Capuchon du desert
Diadème du désert
Rune du Désert
Arbalète lugubre
Désespoir
Détresse
Lien de destruction
Paumelles détaillées
Détermination
Explosion cadavérique
Détonation des vivants
Flèche détonante
Dévastation
Sceptre dévotionnel
Dévoration
Sceptre dévorant
Tenue de dévot
Désir de Dialla
Diamant
Cupidité liquide diluée
Culpabilité liquide diluée
Ire liquide diluée
Contrôle des fourmis
Diriger les Créatures
Frappe déséspérée I
Frappe déséspérée II
-
Désengagement
Massue de désintégration
Amulette déformée
Couronne divine
Orbe divin
Réceptacle divin
Incubateur divinatoire
Barya du Djinn
Sombre dessein de Doedre
Annulation de Doedre
Casque bombé
Coup de soumission
Poigne de Dominus
Explosion de fatalité
Double canon I
Double canon II
Double canon III
Ceinture double
Arc double-branche
Double frappe
Gantelets doublés
Charme d'extinction
Bottes en écailles de dragon
Drain d'altérations
Bottes en cuir de dragon
Étendard de terreur
Hachette de l'effroi
Glas des Rêveurs
Bâton de combat onirique
Insigne de Drox
Diadème druidique
Couronne druidique
Focus druidique
Frappes simultanées
Arc double-corde
Baguette de duel
Hachette émoussée
Sandales de coureur de dunes
Durabilité
Amulette du crépuscule
Bague du crépuscule
Arbalète dyade
Séisme
Pieux telluriques
Clé d'Eber
Cri résonnant
Bocle à tranchant
Griffe à tranchant
Semelles en peau d'anguille
Efficacité I
Efficacité II
Pavois effigique
Rituel bestial d'Einhar
Souvenir d'Einhar
Sandales élaborées
Orbe du chaos surnaturel
Orbe exalté surnaturel
Incubateur surnaturel
Orbe d'annulation surnaturel
Foudroiement
Flèche foudroyante
Électromagnétisme
Parchemin d'électrochoc
Arbalète élégante
Focus élégant
Bardiche élégante
Heaume élégant
Grèves élégantes
Paumelles élégantes
Plastron élégant
Souliers élégants
Mitaines élégantes
Armement élémentaire I
Armement élémentaire II
Armement élémentaire III
Armée élémentaire
Conflux élémentaire
Décharge élémentaire
Manifestation élémentaire
Focalisation élémentaire
Évocation élémentaire
Siphon élémentaire
Tempête élémentaire
Déchirure élémentaire
Éruption élémentaire
Sensibilité aux éléments
Robe d'élémentaliste
Sextant élevé
Heaume d'élite
Gants décorés
Fusillade de braises
Grande hache de braises
Rancœur
Écu emblématique
Bottes embossées
-
Bottes brodées
Gants brodés
Émeraude
Bague d'émeraude
Rechargement d'urgence
Insctinct émergent
Possibilité émergente
Protection émergente
Vigueur émergente
Étincelles améliorées
Étincelles améliorées I
Étincelles améliorées II
Écu empyréen
Broche émaillée
Enveloppe de Jade
Incubateur enchanté
Sol envahissant
Impact endurant I
Impact endurant II
Barrière d'énergie
Lame d'énergie
Condensateur d'énergie
Rétention d'énergie
Nova foudroyante
Énervation
Affaiblissement
Orbe d'ingénieur
Éclat d'ingénieur
Brassards gravés
Écu gravé
Arbalète gravée
Focus gravé
Casque gravé
Couteau gravé
Assemblage énigmatique A4
Assemblage énigmatique B2
Assemblage énigmatique C5
Assemblage énigmatique D1
Orbe chauffant
Robe éclairée
Enragement
Cri de guerre enragé I
Cri de guerre enragé II
Flèche d'empêtrement
Enchevêtrement
Tonnerre d'Éonyr
Surempoisonnement
Tir de fuite
Pierre de Brèche d'Esh
Catalyseur d'Esh
Pierre de Brèche chargée d'Esh
Pierre de Brèche enrichie d'Esh
Pierre de Brèche parfaite d'Esh
Prouesse d'Esh
Pierre de Brèche pure d'Esh
Radiance d'Esh
Arbalète ésotérique
Kit de déguisement d'espionnage
Encensoir
Drain d'essence
Moisson d'essence
Essence d'Abrasion
Essence de l'Alacrité
Essence de la Bataille
Essence du Commandement
Essence du Délire
Essence de l'Électricité
Essence de la Valorisation
Essence des Flammes
Essence de la Terre
Essence de la Hâte
Essence de l'Horreur
Essence de l'Hystérie
Essence de la Glace
Essence de la Démence
Essence de l'Isolation
Essence de l'Opulence
Essence de la Ruine
Essence de la Recherche
Essence de la Sorcellerie
Essence du Dégel
Essence de l'Abysse
Essence du Corps
Essence de la Brèche
Essence de l'Infini
Essence de l'Esprit
Porte-clés essentiel
Noyau d'âme de Convalescence d'Estazunti
Flamme éternelle I
Flamme éternelle II
Flamme éternelle III
Chasse éternelle
Marche éternelle
Marque éternelle
Orbe éternel
Rage éternelle
Lame éthérée
Couteaux éthérés
Tenue d'évangéliste
Jambe évasive
Orbe exalté
Éclat exalté
Braise surnaturelle exceptionnelle
Ichor surnaturel exceptionnel
Vérisium exceptionnel
Excision
Excoriation
Exécration
Marteau execratus
Exécution I
Exécution II
Exécution III
Grande hache de bourreau
Monnaie exotique
Expansion
Vastitude
Alliage expansif
Journal de bord d'Expédition
Tablette d'Expédition
Exploitation de faiblesse
Armure d'explorateur
Rapport de reconnaissance d'explorateur
Flèche explosive
Concoction explosive
Trépas explosif
Grenade explosive
Tir explosif
Lance explosive
Transmutation explosive
Cri exposant
Tunique exquise
Exsanguination
Fendoir allongé
-
Œil de l'hiver
Tome d'Ez Myrae
Faire face à la dernière cible
Masque facial
Fossile à facettes
Lentille de ciseleur
Fragment de Crise terni
Jambières de loyauté
Fauchon
Veste de fauconnier
-
Grondement de tonnerre
Contrat familial
Talisman familial
Attisement des flammes
Attisement des flammes II
Attisement des flammes
Arc de fanatique
Grand marteau de fanatique
Talisman croc
Crocs de givre
Masque faridun
Appât farrique
Rune de Grâce de Farrul
Rune de la Poursuite de Farrul
Rune de la Chasse de Farrul
Festin de chair
Paumelles à plumes
Vêtement à plumes
Robe à plumes
Sandales à plumes
Targe à plumes
Tiare à plumes
Frénésie dévorante I
Frénésie dévorante II
Grand gourdin élagué
Capuchon en feutre
Appât fénumal
Rune d'Agonie de Fénumus
Rune du Drainage de Fénumus
Rune du Tournoiement de Fénumus
Incubateur sauvage
Évocation féroce
Rugissement féroce
Férocité
Heaume intimidant
Mort ardente
Réclamation ardente
Ceinture fine
Brassards raffinés
Incubateur raffiné
Outils de crochetage sophistiqués
Charme de détection délicat
Pierre à aiguiser fine
Harmonie avec le feu
Bombe incendiaire
Exposition au feu
Maîtrise du feu
Pénétration du feu I
Pénétration du feu II
Carquois de feu
Sort de feu au Toucher
Sort de feu en touchant en mêlée
Piège incendiaire
Boule de feu
Trait de feu
Tempête de feu
Brassards fermes
Premier sang
Canne à pêche
-
-
Poing de guerre I
Poing de guerre II
Poing de guerre III
Poings de pierre
Frappe au fléau d'armes
Souffle de flammes
Irruption enflammée
Lien de flammes
Pilier de Flammes
Éruption de flammes
Mur de flammes
Conflagration
Transperce-flammes
Flammes du Jugement
Inflammabilité
Pointes de flèches larges
Perceuse à tête ronde
Grande lame évasée
Masse évasée
Bottes évasées
Masse évasée
Grenade assourdissante
Baril de poudre flash
Flacon de Wélakath
Sandales en lin
Catalyseur de chair
Arbalète bandée
Solerets flexibles
Frappe fulgurante
Tirer à pile ou face
Rythme
Vêtement gracieux
Fluctuation
Lance volante
Pierre de focalisation
Malédiction focalisée
Broche lamellée
Fontaine de Sang
Fontaine de Mana
Fontaine de Rage
Contrat interdit
Lampe interdite
Incubateur sinistre
Couronne sylvestre
Marteau de forge
Massue forgée
Clé du Reliquaire oubliée
Scindement
Griffe fourchue
Lance fourchue
Ceinture bifurquante
Marteau fortifié
Cri fortifiant
Forteresse I
Forteresse II
Solerets forteresse
Pavois forteresse
Incubateur fossilisé
Vérisium des fondateurs
Idole du Renard
Semelles en cuir de renard
Fossile fissuré
Orbe fissurant
Éclat fissurant
Auto-fragmentation
Fragment de la Constriction
Fragment du Vide
Fragment de l'Asservissement
Fragment de l'Éradication
Fragment de la Connaissance
Fragment de la Purification
Fragment du Façonnement
Fragment de la Terreur
Fragment de la Chimère
Fragment de l'Hydre
Fragment du Minotaure
Fragment du Phénix
Carreaux à fragmentation
Parchemin de fragmentation
Incubateur fragmenté
Pointes de flèches fragmentées
Fragments du passé
Chaussures usées
Capuchon de flibustier
Gel
Scinde-gel
Explosion glaciale
Marque glaciale
Pulsation glaciale
Salve glaçante
Éclats gelés
Riposte frénétique
Talisman frénétique
Frénésie
Chargeur flambant neuf I
Chargeur flambant neuf II
Fossile glacé
Baguette frigide
Lames de givre
Bombe de givre
Noyau gelé
Dards de givre
Nexus gelé
Mur de glace
Globe de givre
Givre ardent
Nova de givreflamme
Légion de gel
Terre gelée
Malveillance gelée
Balayage gelé
Vortex gelé
Plastron complet
Concoction fulminante
-
Fossile fondamental
Talisman fongique
Plastron en fourrure
Targe doublée de fourrure
Fracas bestial
Mitaines furtives
Fendoir allongé
Talisman violent
Fureur de la montagne
-
Passé-Futur
Bourrasque
Casque galant
Globe galvanisant
Éclats galvaniques
Baguette galvanique
Tir hasardeux
Flacon de vie gargantuesque
Flacon de mana gargantuesque
Habillement
Détermination de Garukhan
Flèche suffocante
Grenade suffocante
Tempête imminente
Mitaines en gaze
Paume glaciale
Bâton glacial
Incubateur du lapidaire
Prisme de lapidaire
Arc géminé
Arbalète géminée
Éruption jumelle
Générosité
Incubateur du géomancien
Danse fantomatique
Flacon de vie gigantesque
Flacon de mana gigantesque
Massue gigantesque
Présent à la déesse
Scarabée doré de l'Abysse
Scarabée doré de l'Embuscade
Scarabée doré du Bestiaire
Scarabée doré de l'Infestation
Scarabée doré de Brèche
Scarabée doré de Cartographie
Scarabée doré de Divination
Scarabée doré de l'Ancien
Scarabée doré d'Expédition
Fossile doré
Scarabée doré de Précurseur
Scarabée doré de Légion
Scarabée doré de Métamorphe
Scarabée doré du Reliquaire
Scarabée doré du Façonneur
Scarabée doré de Sulfite
Scarabée doré du Tourment
Habits dorés
Jambières dorées
Carreau glacial
Déferlement de glace
Forteresse glaciale
Marteau de glace
Lance glaciale
Rune de la Glace
-
Armure de gladiateur
Casque de gladiateur
Surin en verre
Bulle de souffleur de verre
Manchettes rutilantes
Aperçu de l'éternité
Amulette du couchant
Bague du couchant
Cuirasse glorieuse
Écu menaçant
Fossile glyphique
Clavicule rongée
Mâchoire rongée
Côte rongée
Or
Amulette en or
Diadème en or
Gants en or
Clé en or
Bague en or
Manchettes en or moulé
Lame en or
Gantelets en or
Broche dorée
Caligae en or
Masque cérémoniel en or
Charme doré
Flamme dorée
Grèves en or
Grotesque en or
Idole en or d'Hetzapal
Boucle en or
Cotte de mailles dorée
Manteau doré
Idole en or de Matatl
Idole en or de Napuatzi
Obi en or
Cuirasse en or
Idole de prière en or
Glyphe sacrificiel en or
Bouclier en or
Idole en or d'esclave
Targe dorée
Visage en or
Plume de vautour dorée
Pierre de veille dorée
Couronne en or
Idole en or de Xoplotli
Solerets d'orfèvrerie
Pavois orfévré
Heaume de goliath
Onde de choc sanglante
Gavage
Bâton de combat gothique
Grâce
Bâton de combat gracieux
Grands brassards
Grandes cuissardes
Braise surnaturelle majestueuse
Ichor surnaturel majestueux
Flacon de vie immense
Flacon de mana immense
Grandes manchettes
Paumelles imposantes
Grand apparat
Lance imposante
Targe majestueuse
Grand visage
Porte-clés de grand maître
Armure en maille agrippante
Bague agrippante
Pierre du néant tentaculaire
Fléau d'armes imposant
Grand arc
Rune de l'Adepte majeure
Rune du Corps majeure
Orbe du chaos majeur
Rune de Charge majeure
Rune du Désert majeure
Braise surnaturelle majeure
Ichor surnaturel majeur
Essence d'Abrasion majeure
Essence de l'Alacrité majeure
Essence de la Bataille majeure
Essence du Commandement majeure
Essence de l'Électricité majeure
Essence de la Valorisation majeure
Essence des Flammes majeure
Essence de la Terre majeure
Essence de la Hâte majeure
Essence de la Glace majeure
Essence de l'Isolation majeure
Essence de l'Opulence majeure
Essence de la Ruine majeure
Essence de la Recherche majeure
Essence de la Sorcellerie majeure
Essence du Dégel majeure
Essence du Corps majeure
Essence de l'Infini majeure
Essence de l'Esprit majeure
Orbe exalté majeur
Rune de la Glace majeure
Rune de l'Inspiration majeure
Rune du Fer majeure
Orbe de joaillier majeur
Flacon de vie considérable
Flacon de mana considérable
Rune de l'Esprit majeure
Orbe d'augmentation majeur
Orbe de transmutation majeur
Rune de la Renaissance majeure
Orbe royal majeur
Rune de la Résolution majeure
Rune de la Robustesse majeure
Rune majeure d'Alacrité
Rune majeure de Direction
Rune majeure de Noblesse
Rune majeure de Dîme
Rune de la Pierre majeure
Rune de l'Orage majeure
Rune trempée majeure
Rune de la Vision majeure
Rune de Sauvegarde majeure
Grande masse
Bois massif II
-
Festin sinistre
Gants sinistres
Piliers sinistres
Résurrection sinistre
Masque souriant
Bûcher macabre
Fracas tellurique
Charme paratonnerre
Fléau d'armes protecteur
Casque protecteur
Arc de gardien
Heaume de gardien
Bâton de combat de gardien
Lance de gardien
Bras protecteur
Ablation de Guatelitzi
Noyau d'âme d'Endurance de Guatelitzi
Thèse de Guatelitzi
Bocle d'éventration
Parchemin d'hémocombustion
Hémocristaux
Averse de grêle
Carreaux de grêle
Couronne sacrée
Focus sanctifié
Sceptre sacré
Marteau des Dieux
Main d'Arimor
Main de Chayula
Héraut de la Folie
Orbe de Précurseur
Éclat de Précurseur
Brassards durcis
Pardessus en cuir durci
Lance en bois dur
Targe en bois dur
Totems robustes I
Totems robustes II
Reliquats harmonieux I
Reliquats harmonieux II
Hâte
Haine
Tenue d'Hatungo
Vêtement dévastateur
Idole-faucon
Veste de colporteur
Fulmination d'Hayoxi
Noyau d'âme d'Ignifugation d'Hayoxi
Tête du Roi
Runes réparatrices
Cœur hélicoïdal
Cœur de glace
Manteau de perce-cœur
Arc court en duramen
Ceinture lourde
Arc lourd
Couronne lourde
Grand marteau lourd
Plastron lourd
Coup massif
Rune de Sagesse d'Assandra la Sorcière des Haies
Impact lourd
Bâton de combat lourd
Précision accrue I
Précision accrue II
Charges exaltées
Malédiction intensifiée
Manchettes de famille
Peau d'Helbrym
Lance spiralée
Sa déclaration
Héraut de la cendre
Héraut du sang
Héraut de la glace
Héraut de la peste
Héraut de la pureté
Héraut du tonnerre
Héraut de la Reine royale
Pavois héraldique
Phytothérapie I
Phytothérapie II
Tenue d'ermite
Armure héroïque
Masque taillé
Floraison calamiteuse
Explosion calamiteuse
Robe de maudisseur
Objet caché
Carreaux à haute vélocité
Entrave
Mèche de cheveux d'Hinekora
Son sombre horizon
Son infâme émergence
Son commandement tombal
Sa calamité dispersive
Son abjecte intrusion
Sa flamme purificatrice
Escarmouche
Givre
Chancellement
Focalisation vide
Forme vide
Fossile creux
Résonance vide
Enveloppe creuse
Pointes de flèches creuses
Descente sacrée
Fléau d'armes sacré
Heaume de la garde civile
Cape avec capuche
Masque à capuche
Hache à crochet
Griffe crochue
Éclat d'horizon
Couronne cornue
Sablier
Talisman hurlant
Créatures colossales
Capuche de chasseur
Orbe exalté du Chasseur
Brassards de chasse
Pardessus de chasse
Chaussures de chasse
Lance de chasse
Familier hydre
Hydrosphère
Hypothermie
Armure de glace
Morsure du froid I
Morsure du froid II
Bombe de glace
Fracas de glace
Fragments de glace
Nova de glace
Éclat de glace
Éclats de glace
Tir de glace
Lance de glace
Coup glaçant
Flèches à pointe de glace
Tempête de glace
Stalagmite
Fléau d'armes à pointes glacées
Mine d'éclats de glace
Bâton à pointe glacée
Idole d'Alira
Idole d'Eeshta
Idole d'Egrin
Idole d'Éramir
Idole d'Estazunti
Idole de Greust
Idole de Grold
Idole de Kraityn
Idole de Maxarius
Idole d'Orme
Idole de Ralakesh
Idole de Fil-de-soie
Idole de Sirrius
Idole de Thruldana
Idole de Yeena
Idole du Martyr
Idole du Pharisien
Idole du Sycophante
Embrasement I
Embrasement II
Embrasement III
Immolation
Contrecoup
Empalement
Fatalité imminente
Heaume impérial
Robe impériale
Morceau de Bâton impérial
Cristal impossible
Empreinte
Empreinte d'Orbe du Bestiaire
Impureté
Invitation incandescente
Tir incendiaire
Relique encens
Piège encensoir
Encens de Keth
Incinération
-
Agonie inévitable
Critique inexorable I
Critique inexorable II
Coup infernal
Cri infernal
Légion infernale I
Légion infernale II
Légion infernale III
Rapport de reconnaissance influencé
Orbe d'ingénieur infusé
Incubateur imprégné
-
Inhibiteur
Innervation
Couronne d'inquisiteur
Ultimatum gravé
Rune de l'Inspiration
Orbe d'instillation
Agonie intense
Au cœur de la Brèche
Écu sophistiqué
Gants sophistiqués
Piège complexe
Lien d'intuition
Évocation
Ceinture d'évocation
Clé d'Inya
Ire d'Aldur
Bocle en fer
Couronne en fer
Cuirasse en fer
Fléau d'armes en fer
Espadon en fer
Grèves en fer
Bague en fer
Rune du Fer
Protection de fer
Habits cuirassés
Lance à pointe de fer
Gantelets en mailles de fer
Grand marteau en bois de fer
Arc court en bois de fer
Targe en bois de fer
Tablette irradiée
Veste de nomade
Pierre de veille ivoire
Tourment d'Ixchel
Téléportation d'Izaro
Amulette de jade
Gourdin en jade
Plume de kiwi de jade
Talisman de jade
Tiare en jade
Fossile tranchant
Grande hache dentelée
Sol irrégulier I
Sol irrégulier II
Lance dentelée
Gants parés de bijoux
Bocle tintant
Écu tintant
Focus tintant
Thèse de Jiquani
Sceau de compagnon cartographe
Plastron de colosse
Tiare de la jungle
Manchettes kalguuriennes
Marteau de forge kalguurien
Incubateur kalguurien
Crescendo de Kalisa
Orbe de sacrifice de Kamasa
Tiare kamasienne
Folie de Kaom
Morosité de Katla
Espadon affûté
Brutalité de Kélari
Tromperie de Kélari
Jugement de Kélari
Malédiction de Kélari
Kélari, les Sables souillés
Vêtement de Keth
Clé de la Décadence
Clé du Creuset
Lameclé
Dynamisation de Khatal
Paume meurtrière
-
Explosion cinétique
Bague cinétique
Souvenir de Kirac
Armure de chevalier
Paumelles chevaleresques
Repoussement
Traque de Kolr
Orbe de scrifice de Kopec
Kriss
Domination de Kulemak
Invitation de Kulemak
Regard de Kurgal
Laisse de Kurgal
Capuche en dentelle
Bottes à lacets
Sandales à lacets
Lacération
Rune de l'Hiver de Lady Héstra
Cotte de mailles lamellaire
Amulette des lamentations
Bocle laminé
Amulette de lapis
Dernier soupir
Sol durable
Électrocution durable
Sandales en treillis
Couronne somptueuse
Don de la matrice somptueux
Gantelets imbriqués
Tunique imbriquée
Bague de lapis-lazuli
Piège en plomb
Grand marteau en plomb
Bond percutant
Bracelets en cuir
Bocle en cuir
Tunique en cuir
Capuche reliée en cuir
Bottes en plaques de cuir
Héritage de « Yeux du Père des runes »
Héritage de « Ego d'Adonia »
Héritage de « Alkem Eira »
Héritage de « Amor Mandragora »
Héritage de « Cendrelambeaux »
Héritage de « Tressenoire »
Héritage de « Secoueur de Cervelle »
Héritage de « Veste de ronces »
Héritage de « Rapiéceronces »
Héritage de « Vifharnais »
Héritage de « Soie de sanglier »
Héritage de « Marque de Brynhand »
Héritage de « Bushwhack »
Héritage de « Attise-cierge »
Héritage de « Chernobog's Pillar »
Héritage de « Couronne d'épines »
Héritage de « Graveuse de malédictions »
Héritage de « Coup fatal »
Héritage de « Glas du Trépas »
Héritage de « Dionadair »
Héritage de « Dualité »
Héritage de « Dunkelhalt »
Héritage de « Vigile crépusculaire »
Héritage de « Défenses d'Édyrn »
Héritage de « Élévore »
Héritage de « Rafistolage d'Érian »
Héritage de « Pointe ézomyte »
Héritage de « Brise-face »
Héritage de « Ombrenard »
Héritage de « Grisaille »
Héritage de « Porchasse »
Héritage de « Cornes de Bynden »
Héritage de « Hymne de Hrimnor »
Héritage de « Ricochefer »
Héritage de « Gardien de la destinée »
Héritage de « La Bise glaçante »
Héritage de « Marche de la Légion »
Héritage de « Bourgeon de vie »
Héritage de « Mjöllnir »
Héritage de « Griffe du Nord »
Héritage de « Serment du Chêne »
Héritage de « Bastion d'Obern »
Héritage de « Olrovasara »
Héritage de « Pluie d'aiguillons »
Héritage de « Rondeau d'Ezo »
Héritage de « Appel du Chercheur de runes »
Héritage de « Détermination de Serle »
Héritage de « Fleuron malveillant »
Héritage de « Tête de Starkonja »
Héritage de « Svalinn »
Héritage de « L'Épine de sang »
Héritage de « Le Chevalier errant »
Héritage de « La Sentinelle »
Héritage de « Le Chevalier au sourire »
Héritage de « Le Déchaîné »
Héritage de « Le vil Chevalier »
Héritage de « Piétineur »
Héritage de « À l'unisson »
Héritage de « Empyrée déformé »
Héritage de « Poigne de la tyrannie »
Héritage de « Pérambulations »
Héritage de « Ailes de Caelyn »
Héritage de « Fléau des loups »
Morceau d'Épée de légion
Rune de l'Adepte mineure
Rune du Corps mineure
Rune de Charge mineure
Rune du Désert mineure
Braise surnaturelle mineure
Ichor surnaturel mineur
Essence d'Abrasion mineure
Essence de l'Alacrité mineure
Essence de la Bataille mineure
Essence du Commandement mineure
Essence de l'Électricité mineure
Essence de la Valorisation mineure
Essence des Flammes mineure
Essence de la Terre mineure
Essence de la Hâte mineure
Essence de la Glace mineure
Essence de l'Isolation mineure
Essence de l'Opulence mineure
Essence de la Ruine mineure
Essence de la Recherche mineure
Essence de la Sorcellerie mineure
Essence du Dégel mineure
Essence du Corps mineure
Essence de l'Infini mineure
Essence de l'Esprit mineure
Rune de la Glace mineure
Rune de l'Inspiration mineure
Rune du Fer mineure
Orbe de joaillier mineur
Flacon de vie mineur
Flacon de mana mineur
Rune de l'Esprit mineure
Rune de la Renaissance mineure
Rune de la Résolution mineure
Rune de la Robustesse mineure
Rune de la Pierre mineure
Rune de l'Orage mineure
Rune trempée mineure
Rune de la Vision mineure
Rune de Sauvegarde mineure
Levier
Focus des lignes telluriques
Lignes telluriques
Prime de Vie
Récupération de Vie
Drain de vie I
Drain de vie II
Drain de vie III
Reliquats de Vie
Ponction vitale
Hallebarde légère
Traqueur sans-lumière
Flèche de foudre
Harmonie avec la foudre
Éclair
Riposte du Clone de foudre
Vecteur de foudre
Exposition à la foudre
Maîtrise de la foudre
Pénétration de la foudre
Flèche paratonnerre
Lance de foudre
Frappe foudroyante
Téléportation foudroyante
Ceinture en lin
Mitaines en lin
Illusion persistante
Grèves de Cœur de lion
Désespoir liquide
Dégoût liquide
Jalousie liquide
Paranoïa liquide
Vérisium liquide
Éclair vivant
Bombe vivante
Glace vivante
Foudre vivante
Foudre vivante II
Bottes en écailles de lézard
Pardessus en écailles de lézard
Chargement de Carreaux perceurs d'armure
Chargement de Tir explosif
Chargement de Carreaux à fragmentation
Chargement d'Éclats galvaniques
Chargement de Carreau glacial
Chargement de Carreaux de grêle
Chargement de Carreaux à haute vélocité
Chargement d'Éclats de glace
Chargement de Tir incendiaire
Chargement de Carreaux de permagivre
Chargement d'Explosion de plasma
Chargement de Tir rapide
Chargement de Carreaux électrochoquants
Chargement de Tir en cascade
Chargement de Carreaux à déflagration orageuse
Clouage
Ceinture longue
Amorce longue I
Amorce longue II
Bâton de combat long
Tir à longue distance I
Tir à longue distance II
Loyauté
Fossile brillant
Talisman sylvestre
Masse radieuse
Amulette lunaire
Assaut lunaire
Bénédiction lunaire
Bâton de combat lunaire
Sceptre lupin
Médaillon de conjuration luisant
Robe luxueuse
Souliers luxueux
Emballage cadeau pour MTX
Frappe à la masse
Volée délirante
Incubateur aliénant
Chose aliénante
Barrière magmatique
Pulvérisation de magma
Reliquats magnétiques
Salve magnétique
Zone agrandie I
Zone agrandie II
Focus de mage
Tiare de mage
Ceinture en mailles
Brise-mailles
Pardessus en mailles
Solerets en mailles
Habits en mailles
Couronne en mailles
Mutilation
Talisman maji
Arbalète de fortune
Maladie
Malfaisance
-
Targe de mammouth
Prime de Mana
Drain de mana
Flamboiement de Mana
Drain de mana
Reliquats de Mana
Tempête de mana
Lien de mana
Manifestation de Derviche dansant
Manifestation de Derviches dansants
Rune manifeste
Manifestation d'arme
Cotte de mailles mantelée
Mantra de destruction
Tenue de marabout
Cuirasse maraketh
Masse de maraude
Masse de parade
Marqué comme proie
Marquage funeste
Marquage funeste II
Marque de siphonnement
Marque de siphonnement II
Couronne de martyr
Heaume masqué
Grand marteau massif
Paumelles massives
Lance massive
Sceau de maître cartographe
Outils de crochetage de maître
Rune magistrale
Déchiquetage
Invitation de la Prodige : Cairns de Glennach
Invitation de la Prodige : Hameau d'Haewark
Invitation de la Prodige : Lex Ejoris
Invitation de la Prodige : Lex Proxima
Invitation de la Prodige : Lira Arthain
Invitation de la Prodige : Nouveau-Vastir
Invitation de la Prodige : L'Atlas
Invitation de la Prodige : Les Tueurs de l'Ancien
Invitation de la Prodige : Les Redoutés
Invitation de la Prodige : Les Oubliés
Invitation de la Prodige : Les Formés
Invitation de la Prodige : Les Dissimulés
Invitation de la Prodige : Les Difformes
Invitation de la Prodige : Lisière de Tirn
Invitation de la Prodige : Repos de Valdo
Souffre-douleur I
Souffre-douleur II
Piège médaillon
Méditation
Flacon de vie moyen
Flacon de mana moyen
Noyau d'âme moyen
Insigne du Cercle de Medved
Chute de Medved
Saga de Medved
Sollicitude de Medved
Heaume de mercenaire
Targe de mercenaire
Hypnotisation
-
Fossile métallique
Pavois en fer forgé
Météore
Météores
Zénith de minuit
Arc de milicien
Rune de l'Esprit
Créatures instables
Maîtrise des créatures
Pacte des créatures I
Pacte des créatures II
Dégâts collatéraux des Créatures I
Dégâts collatéraux des Créatures II
Archer mirage
Tireur d'élite mirage
Briseur de miroir
Éclat de miroir
Miroir de Kalandra
Miroir de réfraction
Miroir de Teklatipitzi
Corbeau brumeux
Bague mnémonique
Mobilité
Déflagration volcanique
Écrasement fissurant
Marteau en fusion
Carapace volcanique
Projection magmatique
Frappe volcanique
Moment de vulnérabilité
Accélération
Tenue monastique
Grande hache monumentale
Grèves monumentales
Dague lunaire
Rayon lunaire
Tempête de Morgana
Étoile du matin
Incubateur polymorphe
Chagrin mortifère
Espoir mortifère
Ignorance mortifère
Rage mortifère
Ensemble mortifère
Mortier
Canon mortier
Targe mosaïque
Paumelles modelées
Tir multiple I
Tir multiple II
Intention meurtrière
Attroupement
Vérisium altéré
Incubateur mystérieux
Boîte mystère
Pierre de ligue Mystère
Alliage mystique
Vêtement mystique
Mysticisme I
Mysticisme II
Clairvoyance de la Mórrigan
-
Capuche fuselée
Échange de la Nature
Contrat naval
Apaisement de Navira
Étreinte de Navira
Fracturation de Navira
Oasis de Navira
Puits de Navira
Navira, le Dernier mirage
Filet nécromantique
Catalyseur nécrotique
Talisman urticant
Catalyseur neural
Surcharge neuronale
Souvenir de Niko
Rechargement rapide
Diadème noble
Heaume noble
Solerets nobles
Pavois noble
Nova de projectiles I
Nova de projectiles II
Bocle en chêne
Grand marteau en chêne
Masque en chêne
Arc oblitérateur
Incubateur indiscernable
Dague en obsidienne
Espadon en obsidienne
Pierre à aiguiser en obsidienne
Manteau d'occultiste
Sceptre ocre
Baguette d'offrande
Offrande à la déesse
Candélabre d'Ogham
Barrage d'huile
Extracteur d'Huile
Grenade à huile
Veste huilée
Serment d'Oisín
Conviction d'Olroth
Insigne du Soleil d'Olroth
Orgueil d'Olroth
Clé du Reliquaire d'Olroth
Saga d'Olroth
Écu augural
Sceptre de présage
Présage des Échos abyssaux
Présage d'Amélioration
Présage des Prières exaucées
Présage de Marchandage
Présage d'Exaltation catalysante
Présage de Chance
Présage d'Efficacité chaotique
Présage de Monstres chaotiques
Présage de Quantité chaotique
Présage de Rareté chaotique
Présage de Corruption
Présage d'Alchimie dextre
Présage d'Annulation dextre
Présage de Couronnement dextre
Présage de Cristallisation dextre
Présage d'Effacement dextre
Présage d'Exaltation dextre
Présage de Nécromancie dextre
Présage de Pari
Présage d'Annulation majeure
Présage d'Exaltation majeure
Présage de Couronnement homogénéisant
Présage d'Exaltation uniformisante
Présage de Lumière
Présage de Putréfaction
Présage de Recombinaison
Présage de Rafraîchissement
Présage de Renforts
Présage de Résurgence
Présage de Sanctification
Présage des compartiments secrets
Présage d'Alchimie sénestre
Présage d'Annulation sénestre
Présage de Couronnement sénestre
Présage de Cristallisation sénestre
Présage d'Effacement sénestre
Présage d'Exaltation sénestre
Présage de Nécromancie sénestre
Présage d'Amenuisement
Présage des Anciens
Présage du Sang-noir
Présage du Béni
Présage de la Chasse
Présage du Suzerain
Présage du Souverain
Gants menaçants
Pierre du néant omnisciente
Bague onirique
Manœuvre d'ouverture
Rapport de reconnaissance d'agent
Noyau d'âme d'Assaut d'Opiloti
Gants somptueux
Orbe d'alchimie
Orbe d'altération
Orbe d'annulation
Orbe d'augmentation
Orbe de liaison
Orbe de chance
Orbe du conflit
Orbe de domination
Orbe d'extraction
Orbe de fusion
Orbe des horizons
Orbe de regret
Orbe de suppression
Orbe des orages
Orbe de transmutation
Orbe de démantèlement
Cinquième aventure d'Orbala
Artéfact de l'Ordre
Lance en orichalque
Noyau des origines
Berceau des origines
Étincelle des origines
Ceinture ornée
Bocle orné
Manchettes ornées
Gantelets ornés
Grèves ornées
Incubateur orné
Paumelles ornées
Plastron orné
Armure en maille ornée
Don de la matrice orné
Incubateur fantasmagorique
Rapport de reconnaissance d'un autre monde
Clé des Oubliettes du Reliquaire
Déjouement
Surabondance I
Surabondance II
Surabondance III
Surcharge
Surmenage
Atteinte
Tablette du Superviseur
Présence accablante
Idole du Hibou
Idole du Bœuf
Jambières rembourrées
Offrande de douleur
Bocle peint
Écu peint
Arbalète peinte
Pavois peint
Ensemble de la Cour pâle
Idole-panthère
Pacte de Paquate
Heaume de parangon
Bâton paralysant
Masque de paria
Parade
Dague de parade
Passion d'Aldur
Tunique en patchwork
Pardessus d'éclaireur
Gants en écailles de paua
Déflagration successive
Bocle perlé
Bague de perle
Amulette nacrée
Targe à pelage
Jambières en peau
Manteau en peau
Carquois pénétrant
Amulette de la pénombre
Bague de la pénombre
Pièce de Pérandus
Bâton perchoir
Rune de l'Adepte parfaite
Rune du Corps parfaite
Orbe du chaos parfait
Rune de Charge parfaite
Rune du Désert parfaite
Essence d'Abrasion parfaite
Essence de l'Alacrité parfaite
Essence de la Bataille parfaite
Essence du Commandement parfaite
Essence de l'Électricité parfaite
Essence de la Valorisation parfaite
Essence des Flammes parfaite
Essence de la Terre parfaite
Essence de la Hâte parfaite
Essence de la Glace parfaite
Essence de l'Isolation parfaite
Essence de l'Opulence parfaite
Essence de la Ruine parfaite
Essence de la Recherche parfaite
Essence de la Sorcellerie parfaite
Essence du Dégel parfaite
Essence du Corps parfaite
Essence de l'Infini parfaite
Essence de l'Esprit parfaite
Orbe exalté parfait
Flux parfait
Fossile parfait
Rune de la Glace parfaite
Rune de l'Inspiration parfaite
Rune du Fer parfaite
Orbe de joaillier parfait
Rune de l'Esprit parfaite
Orbe d'augmentation parfait
Orbe de transmutation parfait
Rune de la Renaissance parfaite
Orbe royal parfait
Rune de la Résolution parfaite
Rune de la Robustesse parfaite
Rune de la Pierre parfaite
Rune de l'Orage parfaite
Frappe parfaite
Rune de la Vision parfaite
Rune de Sauvegarde parfaite
Endurance perfectionnée
-
Perforation
Carreaux de permagivre
Bâton de permagivre
Charge perpétuelle
Sol tenace I
Sol tenace II
Sol tenace III
Esquille de Pétition
Statue pétrifiante
Sang pétrifié
Pavois de phalange
Flèche fantomatique
Maîtrise physique
Griffe picte
Transpercement I
Transpercement II
Transpercement III
Griffe transperçante
Arbalète transperçante
Habits de pèlerin
Verrouillage I
Verrouillage II
Verrouillage III
Puissance absolue
Critiques névralgiques
Jambières pieuses
Sceptre pieux
Porte-peste
Explosion pestilentielle
Explosion de plasma
Ceinture à plaques
Gantelets plaqués
Bocle plaqué
Griffe plaquée
Grèves plaquées
Masse plaquée
Paumelles plaquées
Vêtement plaqué
Habits plaqués
Pierre de veille en platine des Cairns de Glennach
Pierre de veille en platine du Hameau d'Haewark
Pierre de veille en platine de Lex Ejoris
Pierre de veille en platine de Lex Proxima
Pierre de veille en platine de Lira Arthain
Pierre de veille en platine du Nouveau-Vastir
Pierre de veille en platine de la Lisière de Tirn
Pierre de veille en platine du Repos de Valdo
-
-
-
Focus à plumes
Massue à pointes
-
-
-
Spores empoisonnées
Flèche éclate-poison
Invitation antipodique
Scarabée brillant de l'Abysse
Scarabée brillant de l'Embuscade
Scarabée brillant du Bestiaire
Scarabée brillant de l'Infestation
Brassards polis
Scarabée brillant de Brèche
Scarabée brillant de Cartographie
Scarabée brillant de Divination
Scarabée brillant de l'Ancien
Scarabée brillant d'Expédition
Scarabée brillant de Précurseur
Scarabée brillant de Légion
Scarabée brillant de Métamorphe
Scarabée brillant du Reliquaire
Charme de détection brillant
Scarabée brillant du Façonneur
Scarabée brillant de Sulfite
Targe polie
Scarabée brillant du Tourment
Polymorphisme
Parchemin de portail
Amulette prophétique
Résonateur alchimique fort
Résonateur chaotique fort
Exposition intensifiée
Dédain liquide puissant
Férocité liquide puissante
Mélancolie liquide puissante
Potentiel
Bondissement
Tir puissant
Siphon de pouvoir
Alimenté par le Vérisium
Résonateur alchimique puissant
Résonateur chaotique puissant
Magie pratique I
Magie pratique II
Enchaînement maîtrisé
Pointes de flèches précises
Grand marteau précis
Justesse
Justesse I
Justesse II
Marque du prédateur
Préméditation
Clavicule préservée
Boîte crânienne préservée
Mâchoire préservée
Côte préservée
Vertèbre préservée
Contrat préventif
Fierté
Avatar primitif
Munificence primitive
Force vitale primitive cristallisée
Incubateur primitif
Motifs primitifs
Frappes primitives
Talisman primitif
Fragment de Calamité primaire
Idole du Singe
Résonateur alchimique prodigieux
Résonateur chaotique prodigieux
Lentille de reclassement principal
Sextant prodigieux
Carquois préparé
Résonateur alchimique primitif
Résonateur chaotique primitif
Baguette primordiale
Alliage prismatique
Fossile prismatique
Bague prismatique
Fossile pur
Hache profane
Décomposition profane
Rituel profane
Sacrilège I
Sacrilège II
-
Accélération des projectiles I
Accélération des projectiles II
Accélération des projectiles III
Décélération des projectiles I
Décélération des projectiles II
Durée prolongée I
Durée prolongée II
Durée prolongée III
Lance à dents
Prophétie
Alliage protecteur
Lien de protection
Arc de protecteur
Prototype dix-sept
Coup de poing
Percée
Saignée
Punition
Pureté des éléments
Pureté du feu
Pureté de la glace
Pureté de la foudre
Poursuite I
Poursuite II
Poursuite III
Mine de pyroclastes
Bâton pyrophyte
Écu quadrillé
Frappe au bâton de combat
-
Chaussures d'esquive
Foulée rapide
Explosion épineuse
Tunique matelassée
Noyau d'âme du Flux de Quipolatl
Thèse de Quipolatl
Idole du Lapin
Talisman rabique
-
-
-
Rage exaltante I
Rage exaltante II
Cri enrageant
Esprits enragés
Plastron de pillard
Pluie de lames
Pluie de flèches
-
Plume de toucan arc-en-ciel
Levée de bouclier
Réanimation en araignées
Réanimation en Zombie
Râtissage
Flux de Rakiata
Mobilisation
Cri de ralliement
Veste de promeneur
Charge sauvage
Pavois rempart
Amulette aléatoire
Ceinture aléatoire
Armure aléatoire
Bottes aléatoire
Arc aléatoire
Bocle aléatoire
Griffe aléatoire
Arbalète aléatoire
Dague aléatoire
Fléau d'armes aléatoire
Focus aléatoire
Gants aléatoire
Casque aléatoire
Hache à une main aléatoire
Masse à une main aléatoire
Épée à une main aléatoire
Bâton de combat aléatoire
Carquois aléatoire
Bague aléatoire
Rune aléatoire
Sceptre aléatoire
Bouclier aléatoire
Lance aléatoire
Bâton aléatoire
Talisman aléatoire
Piège aléatoire
Hache à deux mains aléatoire
Masse à deux mains aléatoire
Épée à deux mains aléatoire
Baguette aléatoire
Assaut rapide
Attaques rapides I
Attaques rapides II
Attaques rapides III
Incantation rapide I
Incantation rapide II
Incantation rapide III
Tir rapide
Assaut de Ratha
Sceptre cliquetant
Reflet du Corbeau
Éclat touché par le Corbeau
Bâton vorace
Essaim vorace
Ceinture en cuir brut
Bottes en cuir brut
Bâton de combat acéré
Griffe en verre tranchant
Bâton de combat allongé
Fauchage
Évocation de Ravageur
Bâton de fauche
Réarmement I
Réarmement II
Catalyseur de ravageur
Bardiche de ravageur
Rune de la Renaissance
Arc incurvé
-
Orbe exalté de la Rédemptrice
Grèves en acier récifal
Catalyseur adaptatif raffiné
Brassards raffinés
Bague de Brèche raffinée
Catalyseur carapace raffiné
Catalyseur de Chayula raffiné
Catalyseur d'Esh raffiné
Catalyseur de chair raffiné
Catalyseur nécrotique raffiné
Catalyseur neural raffiné
Catalyseur de ravageur raffiné
Catalyseur sibilant raffiné
Catalyseur grouillant raffiné
Piège raffiné
Catalyseur de Tul raffiné
Catalyseur d'Uul-Netol raffiné
Catalyseur de Xoph raffiné
Bâton réfléchissant
Réfraction I
Réfraction II
Réfraction III
Réfutation
Orbe royal
Éclat royal
Épée longue d'apparat
Kit de déguisement de régicide
Filet en fer renforcé
Filet en corde renforcée
Filet en acier renforcé
Totems renforcés I
Totems renforcés II
Rage incessante
Reliquats puissants I
Reliquats puissants II
Reliquats puissants III
Reliquats de Kalguur
Déchirure
Apex déchirant
Hallebarde déchirante
Bâton déchirant
Répulsion
Vague de répulsion
-
Rune de la Résolution
Bouclier résonnant
Fracas résonnant
Jambe revitalisante
Riposte I
Riposte II
Repli I
Repli II
Repli III
Don de la matrice révélateur
Répercussion
Minerai étoilé révéré
Habits révérés
Réanimation de squelette
Monture Rhoa
Pardessus en peau de rhoa
Rebond I
Rebond II
Rebond III
Arc de cavalier
Bocle strié
Pardessus de cavalier
Manchettes vertueuses
Descente vertueuse
Feu de la vertu
Férocité de Rigwald
Gelée
Bague
Fléau d'armes annulaire
Cotte à anneaux
Bocle annelé
Gantelets de mailles
Éventrement
Espadon ondulé
Tempête grandissante
Rite de restauration
Sacrifice rituel
Esquille de Rituel
Tablette de Rituel
Réceptacle de Rituel
Malédiction rituelle
Clé du Reliquaire ritualiste
Vêtement de rivière
Paumelles rivetées
Rugissement
Bâton rugissant
Talisman rugissant
Arbalète robuste
Rune de la Robustesse
Armure de malfaiteur
Pièce marquée de Malfaiteur
Magma déferlant
Fracas déferlant
Récompense de Romira
Manchettes en corde
Capuche pourrie
Charge de sacoche pourrie
Grèves rêches
Pierre à aiguiser rugueuse
Pavois royal
Rubis
Charme en rubis
Bague de rubis
Cuirasse robuste
Massue de destruction
Rune d'Accumulation
Rune des Acrobaties
Rune de Portée
Rune de Constance
Rune de Culmination
Rune des Fondations
Rune d'Allonge
Rune de Renom
Rune de la Flamme vitale
Rune de Vitalité
Rune de l'Épanouissement
Rune de la Chasse
Rune du Prisme
Bracelets runiques
Focus runique
Armure en maille agrippante du Père des runes
Cuirasse abyssale runeforgée
Manchettes de partisan runeforgées
Vêtement de partisan runeforgé
Gants adornés runeforgés
Mitaines adornées runeforgées
Bocle égide runeforgé
Manchettes vieillies runeforgées
Robe de cérémonie runeforgée
Pavois des ancêtres runeforgé
Cotte de mailles ancestrale runeforgée
Tiare ancestrale runeforgée
Tenue d'anachorète runeforgée
Bocle antique runeforgé
Manchettes antiques runeforgées
Paumelles antiques runeforgées
Focus à andouillers runeforgé
Jambières d'apôtre runeforgées
Vêtement arcanique runeforgée
Couronne d'archonte runeforgée
Capuchon blindé runeforgé
Tunique blindée runeforgée
Bocle en arceaux runeforgé
Focus paré runeforgé
Tenue ascétique runeforgée
Tenue d'assassin runeforgée
Focus harmonique runeforgé
Targe aurifère runeforgée
Tenue austère runeforgée
Masque aviaire runeforgé
Targe aviaire runeforgée
Brassards barbelés runeforgés
Lance barbelée runeforgée
Gants baroques runeforgés
Targe baroque runeforgée
Pavois barricadé runeforgé
Solerets bastion runeforgés runeforgés
Diadème perlé runeforgé
Écu en acier noir runeforgé
Gantelets en acier noir runeforgés
Solerets en acier noir runeforgés
Pavois en acier noir runeforgé
Chaussures à lames runeforgées
Bocle de garde-lame runeforgé
Lames runeforgées
Écu blasonné runeforgé
Solerets massifs runeforgés
Paumelles renforcées runeforgées
Arbalète de bombardement runeforgée
Vêtement d'os runeforgé
Brassards reliés runeforgés
Manchettes reliées runeforgées
Sandales reliées runeforgées
Solerets solidifiés runeforgés
Pavois solidifié runeforgé
Masque de brigand runeforgé
Casque cabasset runeforgé
Grèves en bronze runeforgées
Mitaines à boucles runeforgées
Grèves défensives runeforgées
Pavois défensif runeforgé
Gantelets brunis runeforgés
Casque cabalistique runeforgé
Grèves sculptées runeforgées
Targe sculptée runeforgée
Bottes de cavalerie runeforgées
Robe cérémonielle runeforgée
Cotte de mailles runeforgée
Tiare à chaînes runeforgée
Cuirasse de champion runeforgée
Casque de champion runeforgé
Talisman changelin runeforgé
Chaussures enchantées runeforgées
Cuirasse de chef tribal runeforgée
Targe ciselée runeforgée
Bottes sanglées runeforgées
Veste de clandestinité runeforgée
Habits de clerc runeforgés
Cotte de mailles dissimulée runeforgée
Casque fermé runeforgé
Plastron du colisée runeforgé
Gantelets de commandant runeforgés
Heaume de commandant runeforgé
Arc composite runeforgé
Manteau de conjurateur runeforgé
Plastron de conquérant runeforgé
Capuchon de corsaire runeforgé
Pardessus de corsaire runeforgé
Tunique de corsaire runeforgée
Manteau de corbeau runeforgé
Solerets recouverts runeforgés
Capuche secrète runeforgée
Casque dissimulé runeforgé
Bâton de combat falciforme runeforgé
Targe falciforme runeforgée
Pavois du creuset runeforgé
Arc sommaire runeforgé
Massue croulante runeforgée
Couronne cryptique runeforgée
Casque cryptique runeforgé
Jambières cryptiques runeforgées
Focus de cristal runeforgé
Couronne de cultiste runeforgée
Focus de cultiste runeforgé
Gantelets de cultiste runeforgés
Grand marteau de cultiste runeforgé
Chaussures à dague runeforgées
Armure de lâche runeforgée
Cotte de mailles funeste runeforgée
Manteau funeste runeforgé
Masque mortuaire runeforgé
Casque décoré runeforgé
Capuche de traqueur de cerfs runeforgée
Pavois de défiance runeforgé
Écu déifié runeforgé
Écu dekharien runeforgé
Bocle du désert runeforgé
Capuchon du desert runeforgé
Paumelles détaillées runeforgées
Tenue de dévot runeforgée
Couronne divine runeforgée
Gantelets doublés runeforgés
Bottes en écailles de dragon runeforgées
Bottes en cuir de dragon runeforgées
Couronne druidique runeforgée
Focus druidique runeforgé
Arc double-corde runeforgé
Sandales de coureur de dunes runeforgées
Arbalète dyade runeforgée
Bocle à tranchant runeforgé
Pavois effigique runeforgé
Sandales élaborées runeforgées
Focus élégant runeforgé
Heaume élégant runeforgé
Grèves élégantes runeforgées
Plastron élégant runeforgé
Souliers élégants runeforgés
Mitaines élégantes runeforgées
Robe d'élémentaliste runeforgée
Heaume d'élite runeforgé
Écu emblématique runeforgé
Bottes embossées runeforgées
Bottes brodées runeforgées
Gants brodés runeforgés
Écu empyréen runeforgé
Brassards gravés runeforgés
Focus gravé runeforgé
Robe éclairée runeforgée
Armure d'explorateur runeforgée
Tunique exquise runeforgée
Masque facial runeforgé
Jambières de loyauté runeforgées
Veste de fauconnier runeforgée
Talisman familial runeforgé
Masque faridun runeforgé
Paumelles à plumes runeforgées
Vêtement à plumes runeforgé
Robe à plumes runeforgée
Sandales à plumes runeforgées
Targe à plumes runeforgée
Tiare à plumes runeforgée
Grand gourdin élagué runeforgé
Capuchon en feutre runeforgé
Heaume intimidant runeforgé
Brassards raffinés runeforgés
Brassards fermes runeforgés
Poings de pierre runeforgés
Bottes évasées runeforgées
Sandales en lin runeforgées
Solerets flexibles runeforgés
Vêtement gracieux runeforgé
Massue forgée runeforgée
Lance fourchue runeforgée
Solerets forteresse runeforgés
Pavois forteresse runeforgé
Chaussures usées runeforgées
Capuchon de flibustier runeforgé
Plastron complet runeforgé
Plastron en fourrure runeforgée
Mitaines furtives runeforgées
Casque galant runeforgé
Habillement runeforgé
Mitaines en gaze runeforgées
Habits dorés runeforgés
Jambières dorées runeforgées
Armure de gladiateur runeforgée
Casque cassis runeforgé
Manchettes rutilantes runeforgées
Cuirasse glorieuse runeforgée
Écu menaçant runeforgé
Diadème en or runeforgé
Gants en or runeforgés
Manchettes en or moulé runeforgées
Cotte de mailles dorée runeforgée
Targe dorée runeforgée
Pavois orfévré runeforgé
Heaume de goliath runeforgé
Bâton de combat gothique runeforgé
Grands brassards runeforgés
Grandes cuissardes runeforgées
Grandes manchettes runeforgées
Paumelles imposantes runeforgées
Grand apparat runeforgé
Targe majestueuse runeforgée
Grand visage runeforgé
Armure en maille agrippante runeforgée
Gants sinistres runeforgés
Masque souriant runeforgé
Casque protecteur runeforgé
Heaume de gardien runeforgé
Bocle d'éventration runeforgé
Couronne sacrée runeforgée
Focus sanctifié runeforgé
Brassards durcis runeforgés
Pardessus en cuir durci runeforgé
Lance en bois dur runeforgée
Targe en bois dur runeforgée
Tenue d'Hatungo runeforgée
Vêtement dévastateur runeforgé
Veste de colporteur runeforgée
Manteau de perce-cœur runeforgé
Couronne lourde runeforgée
Plastron lourd runeforgé
Pavois héraldique runeforgé
Tenue d'ermite runeforgée
Armure héroïque runeforgée
Masque taillé runeforgé
Robe de maudisseur runeforgée
Masque à capuche runeforgé
Couronne cornue runeforgée
Capuche de chasseur runeforgée
Chaussures de chasse runeforgées
Lance de chasse runeforgée
Heaume impérial runeforgé
Robe impériale runeforgée
Couronne d'inquisiteur runeforgée
Écu sophistiqué runeforgé
Gants sophistiqués runeforgés
Bocle en fer runeforgé
Couronne en fer runeforgée
Cuirasse en fer runeforgée
Grèves en fer runeforgées
Habits cuirassés runeforgés
Lance à pointe de fer runeforgée
Veste de nomade runeforgée
Tiare en jade runeforgée
Gants parés de bijoux runeforgés
Bocle tintant runeforgé
Écu tintant runeforgé
Plastron de colosse runeforgé
Tiare de la jungle runeforgée
Manchettes kalguuriennes runeforgées
Marteau de forge kalguurien runeforgé
Tiare kamasienne runeforgée
Vêtement de Keth runeforgé
Armure de chevalier runeforgée
Paumelles chevaleresques runeforgées
Capuche en dentelle runeforgée
Bottes à lacets runeforgées
Cotte de mailles lamellaire runeforgée
Bocle laminé runeforgé
Sandales en treillis runeforgées
Couronne somptueuse runeforgée
Gantelets imbriqués runeforgés
Tunique imbriquée runeforgée
Grand marteau en plomb runeforgé
Bocle en cuir runeforgé
Tunique en cuir runeforgée
Capuche reliée en cuir runeforgée
Bottes en plaques de cuir runeforgées
Focus des lignes telluriques runeforgé
Mitaines en lin runeforgées
Bottes en écailles de lézard runeforgées
Pardessus en écailles de lézard runeforgé
Bâton de combat long runeforgé
Souliers luxueux runeforgés
Focus de mage runeforgé
Tiare de mage runeforgée
Pardessus en mailles runeforgé
Solerets en mailles runeforgés
Habits en mailles runeforgés
Arbalète de fortune runeforgée
Targe de mammouth runeforgée
Cotte de mailles mantelée runeforgée
Tenue de marabout runeforgée
Cuirasse maraketh runeforgée
Masse de parade runeforgée
Couronne de martyr runeforgée
Heaume masqué runeforgé
Paumelles massives runeforgées
Tenue monastique runeforgée
Grèves monumentales runeforgées
Étoile du matin runeforgée
Targe mosaïque runeforgée
Paumelles modelées runeforgées
Vêtement mystique runeforgé
Talisman urticant runeforgé
Diadème noble runeforgé
Heaume noble runeforgé
Solerets nobles runeforgés
Pavois noble runeforgé
Grand marteau en chêne runeforgé
Manteau d'occultiste runeforgé
Écu augural runeforgé
Gants somptueux runeforgés
Bocle orné runeforgé
Manchettes ornées runeforgées
Gantelets ornés runeforgés
Grèves ornées runeforgées
Paumelles ornées runeforgées
Plastron orné runeforgé
Jambières rembourrées runeforgées
Pavois peint runeforgé
Heaume de parangon runeforgé
Masque de paria runeforgé
Pardessus d'éclaireur runeforgé
Gants en écailles de paua runeforgés
Bocle perlé runeforgé
Targe à pelage runeforgée
Jambières en peau runeforgées
Manteau en peau runeforgé
Pavois de phalange runeforgé
Habits de pèlerin runeforgés
Jambières pieuses runeforgées
Gantelets plaqués runeforgés
Bocle plaqué runeforgé
Vêtement plaqué runeforgé
Habits plaqués runeforgés
Focus à plumes runeforgé
Massue à pointes runeforgée
Brassards polis runeforgés
Targe polie runeforgée
Motifs primitifs runeforgés
Écu quadrillé runeforgé
Chaussures d'esquive runeforgées
Tunique matelassée runeforgée
Plastron de pillard runeforgé
Veste de promeneur runeforgée
Pavois rempart runeforgé
Bottes en cuir brut runeforgées
Arc incurvé runeforgé
Grèves en acier récifal runeforgées
Brassards raffinés runeforgés
Habits révérés runeforgés
Pardessus en peau de rhoa runeforgé
Bocle strié runeforgé
Manchettes vertueuses runeforgées
Bocle annelé runeforgé
Gantelets de mailles runeforgés
Vêtement de rivière runeforgé
Paumelles rivetées runeforgées
Armure de malfaiteur runeforgée
Manchettes en corde runeforgées
Grèves rêches runeforgées
Pavois royal runeforgé
Focus runique runeforgé
Tunique de coureur runeforgée
Cuirasse rouillée runeforgée
Heaume rouillé runeforgé
Robe sacramentelle runeforgé
Focus sacré runeforgé
Manteau sacrificiel runeforgé
Apparat sacrificiel runeforgé
Couronne sainte runeforgée
Sandales érodées par le sable runeforgées
Tiare érodée par le sable runeforgée
Cotte d'écailles runeforgée
Veste de scalpeur runeforgée
Veste de scélérat runeforgée
Tunique d'éclaireur runeforgée
Manteau de tempête marine runeforgé
Écu sectaire runeforgé
Brassards segmentés runeforgés
Jambières fiables runeforgées
Mitaines serrées runeforgées
Écu de prophète runeforgé
Sandales de Sekhema runeforgées
Écu sekhemien runeforgé
Heaume de sentinelle runeforgé
Bottes en écailles de serpent runeforgées
Pardessus en écailles de serpent runeforgé
Capuche élimée runeforgée
Masque nuancé runeforgé
Manteau de chaman runeforgé
Jambières chamanistiques runeforgées
Casque fortifié runeforgé
Arc court runeforgé
Cotte de mailles enveloppée runeforgée
Tunique enveloppée runeforgée
Écu sigillaire runeforgé
Manchettes à signet runeforgées
Robe en soie runeforgée
Souliers en soie runeforgés
Gants en écailles de sirène runeforgés
Tiare céleste runeforgée
Armure de pourfendeur runeforgée
Veste racée runeforgée
Masse fine runeforgée
Tunique de fulgurance runeforgée
Pardessus de contrebandier runeforgé
Masque ascendant runeforgé
Targe ascendante runeforgée
Cuirasse de soldat runeforgée
Heaume de soldat runeforgé
Masque solide runeforgé
Gants sombres runeforgés
Tiare ensorcelée runeforgée
Brassards à pointes runeforgés
Bocle à pointes runeforgé
Gourdin à pointes runeforgé
Bocle à pointe protectrice runeforgé
Brassards épineux runeforgés
Mitaines en spirale runeforgées
Heaume à flèche runeforgé
Couronne spirituelle runeforgée
Pavois fendu runeforgé
Solerets imposants runeforgés
Brassards de traque runeforgés
Plastron en acier runeforgé
Gantelets en mailles d'acier runeforgés
Bâton de combat à pointe d'acier runeforgé
Chaussures à pointe d'acier runeforgées
Bottes à embout d'acier runeforgées
Gants recousus runeforgés
Paumelles épaisses runeforgées
Écu stoïque runeforgé
Cuirasse en pierre runeforgée
Grèves en pierre runeforgées
Targe en pierre runeforgée
Pavois en pierre runeforgé
Targe stratifiée runeforgée
Sandales en paille runeforgées
Tunique d'arpenteur runeforgée
Bottes cloutées runeforgées
Grand gourdin clouté runeforgé
Sandales cloutées runeforgées
Targe cloutée runeforgée
Tunique cloutée runeforgée
Arbalète solide runeforgée
Brassards en daim runeforgés
Capuchon drapé runeforgé
Pardessus de traqueur véloce runeforgé
Focus tasalien runeforgé
Grèves tasaliennes runeforgées
Robe déchirée runeforgée
Pavois de Tawhoan runeforgé
Paumelles trempées runeforgées
Massue du temple runeforgée
Arbalète tendue runeforgée
Cotte de mailles de Thane runeforgée
Chaussures brodées runeforgées
Manteau de clairvoyant runeforgé
Paumelles de titan runeforgées
Focus tonal runeforgé
Veste du tourment runeforgée
Gants lacérés runeforgés
Grèves totémiques runeforgées
Cotte de mailles de tournoi runeforgée
Armure de pionnier runeforgée
Capuche de trappeur runeforgée
Chaussures de coureur des bois runeforgées
Masque tribal runeforgé
Grèves ornementées runeforgées
Diadème en brindilles runeforgé
Focus en brindilles runeforgé
Tiare du crépuscule runeforgée
Mitaines utilitaires runeforgées
Cuirasse d'Utzaal runeforgée
Écu vaal runeforgé
Cuirasse vaal runeforgée
Gants vaal runeforgés
Grèves vaal runeforgées
Paumelles vaal runeforgées
Pavois vaal runeforgé
Mitaines vaal runeforgées
Armure de vagabond runeforgée
Masque voilé runeforgé
Chaussures en velours runeforgées
Capuchon en velours runeforgé
Manteau vénéré runeforgé
Diadème en vermeil runeforgé
Solerets de vétéran runeforgés
Talisman vicieux runeforgé
Robe ignoble runeforgée
Capuchon de vipère runeforgé
Casque à visière runeforgé
Focus vaudou runeforgé
Vêtement votif runeforgé
Chaussures de vadrouilleur runeforgées
Lance de guerre runeforgée
Mitaines de guerre runeforgées
Casque protégé runeforgé
Jambières de démoniste runeforgées
Cuirasse de Seigneur de guerre runeforgée
Heaume de belliciste runeforgé
Pic de guerre runeforgé
Heaume de guerrier runeforgé
Veste cirée runeforgée
Veste de voyageur runeforgée
Écu de rebelle runeforgé
Jambières de tisserand runeforgées
Focus spiralé runeforgé
Tiare en osier runeforgée
Lance ailée runeforgée
Manteau en peau de loup runeforgé
Bocle en bois runeforgé
Gourdin en bois runeforgé
Capuchon tressé runeforgé
Focus tressé runeforgé
Capuchon enveloppé runeforgé
Heaume enveloppé runeforgé
Bâton de combat enveloppé runeforgé
Sandales enveloppées runeforgées
Pardessus en écailles de wyrm runeforgé
Arc de zélote runeforgé
Gantelets de zélote runeforgés
Habits du zénith runeforgés
Masse aberrante runomaîtrisée
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
Arbalète dyade runomaîtrisée
-
-
-
-
-
-
-
-
-
-
-
Talisman familial runomaîtrisé
-
-
-
Grand gourdin élagué runomaîtrisé
-
-
-
-
-
-
-
-
-
-
-
-
Bâton de combat gothique runomaîtrisé
-
-
-
-
Armure en maille agrippante runomaîtrisée
-
-
-
Ceinture lourde runomaîtrisée
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
Lance à pointe de fer runomaîtrisée
-
-
-
-
-
-
-
-
-
-
-
-
-
Bâton de combat long runomaîtrisé
-
-
-
-
-
-
-
Talisman urticant runomaîtrisé
Grand marteau en chêne runomaîtrisé
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
Rameau runique runomaîtrisé
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
-
Grand gourdin clouté runomaîtrisé
-
-
-
-
-
Arbalète tendue runomaîtrisée
-
-
-
-
Gourdin du tourment runomaîtrisé
-
-
-
-
-
-
-
-
-
-
-
-
-
-
Chaîne de vérité runomaîtrisée
-
-
-
-
-
-
Bâton de combat de sauvegarde runomaîtrisé
-
-
-
-
-
Gourdin en bois runomaîtrisé
-
-
-
Alliage runique
Extraction runique
Rameau runique
Infusion runique
Sursis runique
Épée courte runique
Esquille runique
Trempe runique
Tunique de coureur
-
Scarabée rouillé de l'Abysse
Scarabée rouillé de l'Embuscade
Scarabée rouillé du Bestiaire
Scarabée rouillé de l'Infestation
Scarabée rouillé de Brèche
Scarabée rouillé de Cartographie
Cuirasse rouillée
Scarabée rouillé de Divination
Scarabée rouillé de l'Ancien
Scarabée rouillé d'Expédition
Heaume rouillé
Scarabée rouillé de Précurseur
Scarabée rouillé de Légion
Scarabée rouillé de Métamorphe
Scarabée rouillé du Reliquaire
Scarabée rouillé du Façonneur
Pointes rouillées
Scarabée rouillé de Sulfite
Scarabée rouillé du Tourment
Impitoyabilité
Symbole de Ruzhan
Fureur de Ruzhan
Sentence de Ruzhan
Piège de Ruzhan
Fanatisme de Ruzhan
Ruzhan, l'Épée ardente
Carquois sacral
Robe sacramentelle
Floraison sacrée
Force vitale sacrée cristallisée
Focus sacré
Massue sacrée
Orbe sacré
-
Ensemble du sacrifice
Sacrifice à l'aube
Sacrifice au crépuscule
Sacrifice de minuit
Sacrifice de midi
Hache sacrificielle
Agneau sacrificiel I
Agneau sacrificiel II
Manteau sacrificiel
Offrande sacrificielle
Apparat sacrificiel
Couronne sainte
Salve
Fossile sanctifié
Relique sanctifiée
Bâton sanctifié
Explosion de sable
Cuirasse érodée par le sable
Sandales érodées par le sable
Tiare érodée par le sable
Festin sanguin
Saphir
Charme en saphir
Bague de saphir
Rune d'Érosion de Saqawal
Rune de Souvenir de Saqawal
Rune du Ciel de Saqawal
Appât saqawien
Fureur sauvage
Grande hache féroce
Cotte d'écailles
Veste de scalpeur
Armure de récupération
Cimeterre
Fossile calciné
Rayon calcinant
Armure de scélérat
Veste de scélérat
Flamme dévastatrice
Tunique d'éclaireur
Invitation hurlante
Fragment de parchemin
Parchemin de sagesse
Lance en verre de mer
Relique sceau
Sceau de Lunaris
Sceau de Solaris
Flamme calcinante I
Flamme calcinante II
Manteau de tempête marine
Second souffle I
Second souffle II
Second souffle III
Fragment de Calamité secondaire
Lentille de reclassement secondaire
Écu sectaire
Brassards segmentés
Jambières fiables
Mitaines serrées
Voir rouge
Écu de prophète
Cri sismique
Piège sismique
Sandales de Sekhema
Écu sekhemien
Reliquats altruistes
Heaume de sentinelle
Cœur de Séraphin
Triomphe de Serle
Bottes en écailles de serpent
Pardessus en écailles de serpent
Fossile dentelé
Carquois dentelé
Appât à requins
Capuche élimée
Masque nuancé
Manteau de chaman
Jambières chamanistiques
Rechargement opportun
Griffe à dents de requin
Triskèle brisé
Concoction fracassante
Paume fracassante
Hurelement fracassant
Rancune fracassante
Charge au bouclier
Bouclier écrasant
Mur de bouclier
Onde de bouclier
Casque fortifié
Médaillon de conjuration étincelant
Clé du Reliquaire scintillante
Électrocution
Électrocution propagée
Électrocution propagée II
Siphon d'énergie
Carreaux électrochoquants
Flèche électro-ricochante
Bond électrocutant
Onde de choc
Fracas sismique
Totem sismique
Mèche courte I
Mèche courte II
Arc court
Épée courte
Pelle
Piège à shrapnel
Dilacération
Sceptre sanctuaire
Cotte de mailles enveloppée
Tunique enveloppée
Fossile frémissant
Catalyseur sibilant
Épée falciforme
Baliste de siège
Tir en cascade incendiaire
Arbalète de siège
Écu sigillaire
Sceau de pouvoir
Manchettes à signet
Don de la matrice sigillaire
Robe en soie
Souliers en soie
Semelles en soie tissée
Broche argentée
Charme en argent
Pièce d'argent
Clé en argent
Chaussures à boucles d'argent
Dague simple
Filet en fer simple
Outils de crochetage simples
Filet en corde simple
Sextant simple
Filet en acier simple
Simulacre
Esquille de Simulacre
Ceinture tendineuse
Incubateur singulier
Rapport de reconnaissance singulier
Bâton de combat sinistre
Tempérament de Sione
Siphonnage des éléments
Frappe siphonnante
Baguette siphonnante
Gants en écailles de sirène
Invocation d'Incendiaires squelettiques
Invocation de Brutes squelettiques
Invocations de Clercs squelettiques
Invocation de Mages de givre squelettiques
Invocations de Ravageurs squelettiques
Invocation de Tireurs d'élite squelettiques
Invocation de Mages de l'orage squelettiques
Invocation de Guerriers squlettiques
Porte-clés passe-partout
Couteau à dépecer
Catalyseur grouillant
Incubateur grouillant
Pierre grouillante
Pierre grouillante I
Pierre grouillante II
Masque de rôdeur
Bâton de combat d'écraseur de crânes
Tiare céleste
Chute céleste
Fracas
Armure de pourfendeur
Bottes racées
Veste racée
Fléau d'armes élancé
Bâton de combat tranchant
Masse fine
Tunique de fulgurance
Ralentissement intense
Petit Noyau d'âme
-
Marteau de forgeron
Mine fumigène
Bâton de combat régulier
Pardessus de contrebandier
Idole du Serpent
Grand marteau en bois d'amourette
Arc court en bois d'amourette
Claquement
Tir d'élite
Marque du tireur d'élite
Masque ascendant
Envol de minuit
Lance ascendante
Targe ascendante
Amulette solaire
Orbe solaire
Cuirasse de soldat
Heaume de soldat
Casque de soldat
Solerets de soldat
Massue solennelle
Masque solide
Gants sombres
Tiare ensorcelée
Égide magique
Noyau d'âme d'Atmohua
Noyau d'âme d'Azcapa
Noyau d'âme de Cholotl
Noyau d'âme de Citaqualotl
Noyau d'âme de Jiquani
Noyau d'âme d'Opiloti
Noyau d'âme de Puhuarte
Noyau d'âme de Quipolatl
Noyau d'âme de Tacati
Noyau d'âme de Ticaba
Noyau d'âme de Topotante
Noyau d'âme de Tzamoto
Noyau d'âme de Xopec
Noyau d'âme de Zalatl
Noyau d'âme de Zantipi
Récupération de Mana
Lien d'âme
Offrande de l'âme
Brise-âme
Déchirure d'âme
Alliage souverain
Affrontement
Étincelle
Coup de lance
Jet de lance
Lance de Solaris
Champ de lance
Spirale spectrale
Lancer spectral
Volée spectrale
-
Parchemin de spécularité
Cascade de sorts
Écho de sortilèges
Totem incantateur
Projection de sortilèges
Piège à pointes
Brassards à pointes
Bocle à pointes
Gourdin à pointes
Lance à pointes
Bocle à pointe protectrice
Brassards épineux
Tourbillon infernal
Talisman épineux
Volée en spirale
Mitaines en spirale
Conspiration tourbillonnante
Heaume à flèche
Réceptacle spirituel
Couronne spirituelle
Fragmentation totémique I
Fragmentation totémique II
Esquille de Chayula
Esquille d'Esh
Esquille de Tul
Esquille d'Uul-Netol
Esquille de Xoph
Fléau d'armes esquilleux
Pavois fendu
Flèches multiples
Grande hache à fendre
Givre envahissant
Bâton de spriggan
Jambe de sprinteur
Solerets imposants
Bâton du Mangeur du premier péché
Idole du Cerf
Paume stupéfiante
Focus en cornes de cerf
Ceinture grouillante
Brassards de traque
Pustule traqueuse
Lance de traque
Ruée effrénée
Outils de crochetage standards
Pierre à aiguiser ordinaire
Assaut stellaire
Chute d'étoiles
Minerai étoilé
Décharges statiques
Charme de cicatrisation
Indéfectible I
Indéfectible II
Bracelets en acier
Perceuse en acier
Plastron en acier
Lance à pointe d'acier
Gantelets en mailles d'acier
Bâton de combat à pointe d'acier
Chaussures à pointe d'acier
Peau d'acier
Bottes à embout d'acier
Amulette stellaire
Gants recousus
Idole-hermine
Paumelles épaisses
Écu stoïque
Sceptre stoïque
Stoïcisme I
Stoïcisme II
Piétinement
Onde de choc de piétinement du sol
Charme de pierre
Cuirasse en pierre
Fléau d'armes en pierre
Espadon en pierre
Grèves en pierre
Rune de la Pierre
Targe en pierre
Pavois en pierre
Pierre de passage
Appel de la foudre
Déferlement de foudre
Lance de la tempête
Pluie électrique
Rune de l'Orage
Vague orageuse
Carreaux à déflagration orageuse
Mine de déflagration orageuse
Flèche mande-orage
Ricoche-tempête
Feu conducteur
Arbalète solide
Targe stratifiée
Sandales en paille
Carreaux profilés
Tunique d'arpenteur
Pic de discorde
Bâton de combat de frappe
Lance de frappe
Cœur résilient
Filet en fer robuste
Filet en corde robuste
Filet en acier robuste
Marteau structuré
Bottes cloutées
Bracelets cloutés
Grand gourdin clouté
Sandales cloutées
Targe cloutée
Tunique cloutée
Étourdissement I
Étourdissement II
Étourdissement III
Arbalète solide
Jambe robuste
Plume de paon stygien
Hymne de Styrn
Férocité de Styrn
Montagne de Styrn
Brassards en daim
Chalumeau sulfurique
Invocation de Totem baliste
Invocation de tonneau
Invocation de Golem de charogne
Invocation de Golem du chaos
Invocation de compagnon
Invocation de Bête démoniaque
Invocation d'Harpie démoniaque
Invocation de Diablotin démoniaque
Invocation de Mage démoniaque
Invocation de Golem de flammes
Invocation de Relique sacrée
Invocation de Golem de glace
Invocation de Molosse infernal
Invocation de Golem de foudre
Invocation d'Ange pâle
Invocation de Chérubin pâle
Invocation de Serviteur pâle
Invocation d'Esprit enragé
Invocation de Squelettes
Invocation de Golem de roche
Invocation de Déclenchobots
Invocation de Loup
Invocation d'image de Beïdat, l'Archange de la Mort
Invocation d'image de K'tash, le Pâtre de la haine
Artéfact du Soleil
Déferlement tellurique
Fracas superchargé
Supercritique
Tir de soutien
Jamble stable
Boussole d'arpenteur
Capuchon drapé
Affliction fulgurante I
Affliction fulgurante II
Affliction fulgurante III
Alliage véloce
Brassards de vélocité
Lance véloce
Pardessus de traqueur véloce
Taillade à l'épée
Lance-épée
Épée de la Relique inverse
Syzygie
Charge à table
Ire de Tacati
Noyau d'âme d'Affliction de Tacati
Orbe de confection
Ferraille d'armurier impure
Pierre à aiguiser de forgeron impure
Orbe du chaos impur
Orbe chromatique impur
Larme divine impure
Orbe exalté impur
Orbe de joaillier impur
Orbe mythique impur
Orbe de fusion impur
Griffe de la serre
Domptage de bête
Fossile irrégulier
Clé du Reliquaire de Tangmazu
Encensoir de Tangmazu
Relique tapisserie
Focus tasalien
Grèves tasaliennes
Rythme de Tasalio
Cape déchirée
Robe déchirée
Arbalète tendue
Garde de Tawhoa
Vengeance de Tawhoa
Grand gourdin tawhoien
Pavois de Tawhoan
Déchirure
Fléau d'armes déchirant
Regard de Tecrod
Vengeance de Tecrod
Fracas tectonique
Fracas tectoniques
Renforcement d'arme
Paumelles trempées
Rune trempée
Orbe d'acier trempé
Cloche tempétueuse
Déluge céraunien
Bouclier de la tempête
Habits de templier
Massue du temple
Tablette du Temple
Chaînes temporelles
Faille temporelle
Amulette ténébreuse
Couronne ténébreuse
Bague ténébreuse
Arbalète tendue
Fragment de Calamité tertiaire
Barya du Test de Ruse
Barya du Test de Force
Barya du Test du Temps
Barya du Test de Volonté
Bracelets entravants
Rune de la Sauvagerie de Thane Girt
Rune de la Maîtrise de Thane Grannell
Rune du Printemps de Thane Leld
Cotte de mailles de Thane
Rune de l'Été de Thane Myrk
Incubateur thaumaturgique
Flux thaumaturgique (Niveau 1)
Flux thaumaturgique (Niveau 10)
Flux thaumaturgique (Niveau 11)
Flux thaumaturgique (Niveau 12)
Flux thaumaturgique (Niveau 13)
Flux thaumaturgique (Niveau 14)
Flux thaumaturgique (Niveau 15)
Flux thaumaturgique (Niveau 16)
Flux thaumaturgique (Niveau 17)
Flux thaumaturgique (Niveau 18)
Flux thaumaturgique (Niveau 19)
Flux thaumaturgique (Niveau 2)
Flux thaumaturgique (Niveau 20)
Flux thaumaturgique (Niveau 3)
Flux thaumaturgique (Niveau 4)
Flux thaumaturgique (Niveau 5)
Flux thaumaturgique (Niveau 6)
Flux thaumaturgique (Niveau 7)
Flux thaumaturgique (Niveau 8)
Flux thaumaturgique (Niveau 9)
Filet thaumaturgique
Charme de détection thaumaturgique
Médaillon de conjuration thaumaturgique
Chalumeau thaumatique
Poudre flash thaumatique
Charme de dégel
Clé du Reliquaire de l'Arbitre
La Déesse de l'eau
L'Ibis en or
Rune des Griffes du Grand loup
Rune de la Volonté du Grand loup
Le Décret de la Prodige
Alliage du Lieur de runes
Alliage du Père des runes
Héritage de la Perle des mers
La Réponse des étoiles
Clé du Reliquaire du Maître des Épreuves
Le Triskèle reforgé
Kit de déguisement théâtral
Peau épineuse I
Peau épineuse II
Lianes cinglantes
Chaussures brodées
Ivresse meurtrière
Ivresse meurtrière II
Puissance de Thurd
Talisman tonitruant
Courroux du Dieu du tonnerre
Bond tonitruant
Orage
Manteau de clairvoyant
Arrêt du temps
Réinitialisation temporelle
Moment de détresse
Diamant perdu dans le temps
Émeraude perdue dans le temps
Incubateur perdu dans le temps
Rubis perdu dans le temps
Saphir perdu dans le temps
Parchemin de chronologie
Emblème intemporel de l'Empire éternel
Esquille intemporelle de l'Empire éternel
Joyau intemporel
Emblème intemporel des Karuis
Esquille intemporelle des Karuis
Emblème intemporel des Marakeths
Esquille intemporelle des Marakeths
Emblème intemporel des Templiers
Esquille intemporelle des Templiers
Emblème intemporel des Vaal
Esquille intemporelle des Vaals
Clé du Reliquaire érodé par le temps
Inépuisable
Paumelles de titan
Pierre de veille en titane des Cairns de Glennach
Pierre de veille en titane du Hameau d'Haewark
Pierre de veille en titane de Lex Ejoris
Pierre de veille en titane de Lex Proxima
Pierre de veille en titane de Lira Arthain
Pierre de veille en titane du Nouveau-Vastir
Pierre de veille en titane de la Lisière de Tirn
Pierre de veille en titane du Repos de Valdo
Activer le Chevauchage de Créature
Focus tonal
Charme en topaze
Bague de topaze
Noyau d'âme d'Humidification de Topotante
Gourdin du tourment
Veste du tourment
Cape en lambeaux
Gants lacérés
Tornade
Tornade de flèches
Baguette de torture
Grand gourdin totémique
Grèves totémiques
Cotte de mailles de tournoi
Domaine toxique
Prolifération toxique
Carquois toxique
Pluie toxique
Traînée de Chausse-trappes
Armure de pionnier
Alliage transcendant
Flacon de vie transcendant
Flacon de mana transcendant
Explosion de transmutation
Éclat de transmutation
Capuche de trappeur
Canon trarthien
Poudre flash trarthienne
Lame précieuse
Chaussures de coureur des bois
Secousses
Arc tribal
Masque tribal
Tribut à la déesse
Éclat du Malicieux
Nuage caustique déclenché
Grèves ornementées
Trinité
Cascade triskélienne
Avalanche de Tul
Pierre de Brèche de Tul
Catalyseur de Tul
Pierre de Brèche chargée de Tul
Pierre de Brèche enrichie de Tul
Pierre de Brèche parfaite de Tul
Pierre de Brèche pure de Tul
Immobilité de Tul
Tumulte
Crâne d'hominidé à longues dents
Diadème en brindilles
Focus en brindilles
Clé du Reliquaire du Crépuscule
Tiare du crépuscule
Arc jumelé
Arbalète jumelée
Fléau d'armes jumelé
Amulette tordue
Pacte malsain
Baguette entortillée
Tourbillon
Carquois à pointe double
Bague à deux pierres
Noyau d'âme de Férocité de Tzamoto
Augure d'Uthred
Constellation d'Uthred
Insigne du Calice d'Uthred
Exode d'Uthred
Présage d'Uthred
Rite d'Uthred
Saga d'Uthred
Sidereus d'Uthred
Regard d'Ulaman
Flacon de vie ultime
Flacon de mana ultime
Aspect de l'Ultimatum
Ultra espadon
Effort soutenu
Rigueur
Avatar déchaîné
Inébranlable
Gemme non taillée
Gemme d'aptitude brute (Niveau 1)
Gemme d'aptitude brute (Niveau 10)
Gemme d'aptitude brute (Niveau 11)
Gemme d'aptitude brute (Niveau 12)
Gemme d'aptitude brute (Niveau 13)
Gemme d'aptitude brute (Niveau 14)
Gemme d'aptitude brute (Niveau 15)
Gemme d'aptitude brute (Niveau 16)
Gemme d'aptitude brute (Niveau 17)
Gemme d'aptitude brute (Niveau 18)
Gemme d'aptitude brute (Niveau 19)
Gemme d'aptitude brute (Niveau 2)
Gemme d'aptitude brute (Niveau 20)
Gemme d'aptitude brute (Niveau 3)
Gemme d'aptitude brute (Niveau 4)
Gemme d'aptitude brute (Niveau 5)
Gemme d'aptitude brute (Niveau 6)
Gemme d'aptitude brute (Niveau 7)
Gemme d'aptitude brute (Niveau 8)
Gemme d'aptitude brute (Niveau 9)
Gemme d'esprit brute (Niveau 10)
Gemme d'esprit brute (Niveau 11)
Gemme d'esprit brute (Niveau 12)
Gemme d'esprit brute (Niveau 13)
Gemme d'esprit brute (Niveau 14)
Gemme d'esprit brute (Niveau 15)
Gemme d'Esprit brute (Niveau 16)
Gemme d'esprit brute (Niveau 17)
Gemme d'esprit brute (Niveau 18)
Gemme d'esprit brute (Niveau 19)
Gemme d'esprit brute (Niveau 20)
Gemme d'esprit brute (Niveau 4)
Gemme d'esprit brute (Niveau 5)
Gemme d'esprit brute (Niveau 6)
Gemme d'esprit brute (Niveau 7)
Gemme d'esprit brute (Niveau 8)
Gemme d'esprit brute (Niveau 9)
Gemme de soutien brute (Niveau 1)
Gemme de soutien brute (Niveau 2)
Gemme de soutien brute (Niveau 3)
Gemme de soutien brute (Niveau 4)
Gemme de soutien brute (Niveau 5)
Fissuration
Exhumation
Puissance infaillible
Déchaînement
Emblème perpétuel de l'Empire éternel
Emblème perpétuel des Karuis
Emblème perpétuel des Marakeths
Emblème perpétuel des Templiers
Emblème perpétuel des Vaal
Bague inachevée
Orbe de restauration
Tempo instable
-
Intouchable
Obstination
Soulèvement I
Soulèvement II
Remontée I
Remontée II
Vélocité totémique I
Vélocité totémique II
Vélocité totémique III
Relique urne
Piège urne
Urne de Farud
Urne des Cendres originelles
Noyau d'âme d'Atténuation d'Uromoti
Fonderie d'Uruk
Ceinture utilitaire
Mitaines utilitaires
Cuirasse d'Utzaal
Pierre de Brèche d'Uul-Netol
Catalyseur d'Uul-Netol
Pierre de Brèche chargée d'Uul-Netol
Étreinte d'Uul-Netol
Pierre de Brèche enrichie d'Uul-Netol
Pierre de Brèche parfaite d'Uul-Netol
Pierre de Brèche pure d'Uul-Netol
Arc électrique vaal
Infuseur vaal d'arcaniste
Armure arctique vaal
Infuseur vaal d'armurier
Infuseur vaal de forgeron
Flèche incendiaire vaal
Infuseur vaal de catalyse
Flèche caustique vaal
Vague de froid vaal
Écu vaal
Cuirasse vaal
Orbe de culture vaal
Cyclone vaal
Explosion cadavérique vaal
Piège incendiaire vaal
Boule de feu vaal
Tempête de feu vaal
Conflagration vaal
Frappe fulgurante vaal
Gants vaal
Grèves vaal
Tir de glace vaal
Flèche de foudre vaal
Paumelles vaal
Carapace volcanique vaal
Frappe volcanique vaal
Orbe vaal
Pluie de flèches vaal
Fauchage vaal
Clé du Reliquaire vaal
Feu de la vertu vaal
Rapport de reconnaissance vaal
Siphonneur vaal
Étincelle vaal
Lancer spectral vaal
Flèches multiples vaal
Appel de la foudre vaal
Pavois vaal
Spirale venimeuse vaal
Fissure volcanique vaal
Mitaines vaal
Armure de vagabond
Charge de Valako
Lame vampirique
Lien de vampirisme
Avant-garde I
Avant-garde II
Bénédiction de Varashta
Arbalète vernie
Relique vase
Bond abasourdissant
Masque voilé
Chaussures en velours
Capuchon en velours
Défenseur vénérable
Minerai étoilé vénérable
Manteau vénéré
Contrat de vengeance
Spirale venimeuse
-
Chaîne de vérité
Minerai étoilé véridique
Vérisium
Manifestations de Vérisium
Sentinelle de Vérisium
Insigne de Véritania
Diadème en vermeil
Porte-clés polyvalent
Solerets de vétéran
Fiole d'Éveil
Fiole des Conséquences
Fiole de Domination
Fiole du Destin
Fiole du Sacrifice
Fiole d'Invocation
Fiole de Transcendance
Fiole du Fantôme
Fiole du Rituel
Talisman vicieux
Destin victorieux
Frappe du vigilant
Contrat de redresseur de torts
Effusion ignoble
Grande hache ignoble
Robe ignoble
Propulsion de Vilenta
Flèche agrippante
Capuchon de vipère
Morsure de vipère
Pierre de veille viridienne
Barrière vertueuse
Carquois viscéral
Clé du Reliquaire viscérale
Rune de la Vision
Casque à visière
Bague vitale
Vitalité
Vitalité I
Vitalité II
Force vitale vivace cristallisée
Ruée vivace
Flux du néant
Illusion du Néant
Clé du Reliquaire Néangendrée
Carquois fulgurant
Cadavres instables
Puissance volatile
Baguette instable
Volatilité
Éruption volcanique
Fissure volcanique
Pas volcaniques
Volcan
Clé de Volkuur
Survoltage
-
Fulmination voltaïque
Grenade voltaïque
Marque voltaïque
Bâton voltaïque
Explosion voltaxique
Poudre flash voltaxique
Talisman voltecroc
Focus vaudou
Carnage de Vorana
Insigne de la Faux de Vorana
Saga de Vorana
Siège de Vorana
-
Vêtement votif
Répercussions de Vruun
Inévitabilité de Vruun
Vulnérabilité
Calamité ambulante
Armure de vadrouilleur
Chaussures de vadrouilleur
Étendard de guerre
Lance de guerre
Mitaines de guerre
Rune de Sauvegarde
Créatures assauvegardées
Casque protégé
Arc de protecteur
Bâton de combat de sauvegarde
Rune de Sauvegarde de l'Annihilation
Rune de Sauvegarde de l'Armature
Rune de Sauvegarde des Gardes du corps
Rune de Sauvegarde du Courage
Rune de Sauvegarde de la Désespérance
Rune de Sauvegarde de la Désintégration
Rune de Sauvegarde de l'Équinoxe
Rune de Sauvegarde de la Déviation
Rune de Sauvegarde du Cœur
Rune de Sauvegarde de la Vacuité
Rune de Sauvegarde de la Subsistance
Rune de Sauvegarde de l'Obsession
Rune de Sauvegarde de la Protection
Rune de Sauvegarde du Renforcement
Rune de Sauvegarde du Salut
Rune de Sauvegarde de la Stabilité
Rune de Sauvegarde de la Symbiose
Minerai étoilé de sauvegarde
Jambières de démoniste
Cuirasse de Seigneur de guerre
Orbe exalté du Seigneur de guerre
Sang chaud
Arc de belliciste
Heaume de belliciste
Pic de guerre
Heaume de guerrier
Vague de condamnation
Vague de givre
Veste cirée
Bâton de combat croissant
Veste de voyageur
Chaussures de voyageur
Pierre de téléportation (Palier 1)
Pierre de téléportation (Palier 10)
Pierre de téléportation (Palier 11)
Pierre de téléportation (Palier 12)
Pierre de téléportation (Palier 13)
Pierre de téléportation (Palier 14)
Pierre de téléportation (Palier 15)
Pierre de téléportation (Palier 16)
Pierre de téléportation (Palier 2)
Pierre de téléportation (Palier 3)
Pierre de téléportation (Palier 4)
Pierre de téléportation (Palier 5)
Pierre de téléportation (Palier 6)
Pierre de téléportation (Palier 7)
Pierre de téléportation (Palier 8)
Pierre de téléportation (Palier 9)
Écu de rebelle
Fragment de Crise érodé
Jambières de tisserand
Assaut tourbillonnant
Lames tourbillonnantes
Saut tourbillonnant
Taillade tourbillonnante
Lance tourbillon
Cape en Tisse-murmure
Incubateur chuchotant
Focus spiralé
Tiare en osier
Ceinture ample
Force vitale sauvage cristallisée
Protecteur sauvage
Frappe déchaînée
Incendie
Éclats sauvages I
Éclats sauvages II
Talisman de la sylve
Dons de la Sylve
Rafale de vent
Danseur du vent
Furie du serpent des vents
Coup de vent
Intervalle stratégique I
Intervalle stratégique II
Coup d'aile
Talisman ailebattue
Scarabée ailé de l'Abysse
Scarabée ailé de l'Embuscade
Scarabée ailé du Bestiaire
Scarabée ailé de l'Infestation
Scarabée ailé de Brèche
Scarabée ailé de Cartographie
Scarabée ailé de Divination
Scarabée ailé de l'Ancien
-
Scarabée ailé d'Expédition
Scarabée ailé de Précurseur
Scarabée ailé de Légion
Scarabée ailé de Métamorphe
Scarabée ailé du Reliquaire
Scarabée ailé du Façonneur
Semelles ailées
Lance ailée
Scarabée ailé de Sulfite
Scarabée ailé du Tourment
Flétrissement
Baguette flétrie
Présence flétrissante
Foulée flétrissante
Toucher flétrissant
Idole du Loup
Meute de loups
Griffe en os de loup
Manteau en peau de loup
Bocle en bois
Gourdin en bois
Capuchon en laine
Capuchon tressé
Focus tressé
Capuchon enveloppé
Cadeau emballé
Heaume enveloppé
Bâton de combat enveloppé
Sandales enveloppées
Fureur
Sceptre courroucé
Focus en lauriers
Invitation tortillante
Bâton de combat du wyrm
Pardessus en écailles de wyrm
Clé du Reliquaire de Xesht
Déchirure de Xibaqua
Noyau d'âme de Domination de Xipocado
Noyau d'âme de Pouvoir de Xopec
Pierre de Brèche de Xoph
Catalyseur de Xoph
Pierre de Brèche chargée de Xoph
Pierre de Brèche enrichie de Xoph
Pierre de Brèche parfaite de Xoph
Pierre de Brèche pure de Xoph
Bûcher de Xoph
Orbe de sacrifice de Yaomac
Clé d'Yriel
Orbe de sacrifice de Yugul
Noyau d'âme d'Isolation de Zalatl
Refrain de Zarokh
Clé du Reliquaire de Zarokh
Clé du Reliquaire de Zarokh : Contre les Ténèbres
Clé du Reliquaire de Zarokh : Liens bénis
Clé du Reliquaire de Zarokh : Visage de la Tempête de sable
Clé du Reliquaire de Zarokh : Détermination des Sekhemas
Clé du Reliquaire de Zarokh : Temporalis
Révolte de Zarokh
Arc de zélote
Couronne de zélote
Gantelets de zélote
Grand marteau de zélote
Zèle
Zénith I
Zénith II
Habits du zénith
Infamie de Zerphi

-
Ego d'Adonia
Ailes d'Aerisvane
Contre les Ténèbres
-
Hurlement de l'Alpha
-
-
Suprématie d'Apep
Tablier d'Émiran
Don d'Arakaali
Gouvernail d'Arvil
Cendrelambeaux
Courroux d'Asphyxia
Havrassaut
-
Vision d'Atsak
Acuité d'Atziri
Mépris d'Atziri
Dédain d'Atziri
Souveraineté d'Atziri
Splendeur d'Atziri
Allure d'Atziri
Aurpoigne
Signal d'Azis
Morsure de scarabée
Angoisse de Beira
Ventre de la Bête
Poigne de Berek
Col de Berek
Répit de Berek
Hors d'atteinte
Portebijoux
Naissance de la Fureur
Boucle d'héritage
Fleuramère
Crête du Soleil noir
Tressenoire
Noireflamme
Noirtraits
Cœur noir
Liens bénis
Lien ardent
Prix du sang
Sang du Guerrier
Barrière de sang
Brassards Flammebleue
Languebleue
Ossements d'Ullr
Secoueur de Cervelle
Veste de ronces
Souffle des montagnes
Rapiéceronces
Vifharnais
Soie de sanglier
Barbe-de-bronze
Aspergeur de plomb de Brutus
Byrnabas
Marque de Brynhand
Décomposition explosive
Taillebrousse
Manœuvre de Cadiro
Demi-cercle de Calgyra
Appel de la Confrérie
Attise-cierge
Cœur du carnage
Appel de la Charogne
Chat à neuf queues
Piquechaîne
Pilier de Chernobog
-
Chœur de l'Orage
Cieux dégagés
Manteau de vaillance
Manteau de flammes
Manteau de Rouge
Horizon vacillant
Commandement constrictif
Métamorphose contrôlée
-
Couronne du Soleil rouge
Piétine-cadavres
Volonté de Cospri
Couture sanglante
Héritage du couard
Crépitincelle
Crête d'Ardura
Couronne d'yeux
Couronne d'épines
Couronne du Roi pâle
Couronne du Vainqueur
Hégémonie cruelle
Graveuse de malédictions
Vent de Daevata
Ténèbres intronisées
Vecteurs de Sombrerai
Mort articulée
Ruée mortelle
Harpe de la Mort
Coup fatal
Cri d'agonie
-
-
-
Insoumission à la Destinée
Glas du Trépas
Vertu du Demi-dieu
Rapiéceur de démons
-
Damnation de Doedre
Mainmise de Doedre
Flèchefuneste
Apocalyporte
Prototype de Doryani
Vision double
Poings de la terreur
Fragments de rêve
Perce-cou
-
-
Vigile crépusculaire
Floripoussière
Enracinement
Défenses d'Édyrn
Effigie de Cruauté
Élévore
Poigne de l'Empire
Charge d'Énezun
Aubétreinte
Rafistolage d'Érian
-
Pétales vespéraux
Poignéternelle
Œil de Chayula
-
Pointe ézomyte
Brise-face
Malédiction de Fairgrave
Forteresse emplumée
Fleur de Feu
Fixation d'Yix
Creuset de chair
Fonts du pouvoir
Pour l'Utopie
Regard interdit
Oubliée par le temps
-
Bracelet abandonné
Ombrenard
Libre croyance
Parti de rien
Souffle de givre
Furie du Roi
Course hasardeuse
Sanctuaire de Geofri
Marche des fantômes
Torsesprit
Dons du ciel
Visage de Chaos
Sombrerobe
Obscuriforme
Luminessaim
Bordoré
Sanguinesangle
Nuance du Spectre
Lien tombal
Étreinte de l'Avidité
Grisaille
Poigne de Kulemak
Emprise de l'Hiver
Paume directrice
Paume directrice de l'Œil
Paume directrice du Cœur
Paume directrice de l'Esprit
Main de Sagesse et d'Action
Forgehaine
Chasseur de têtes
Le Cœur du Puits
Nœud du Cœur
Frisson d'ardeur
Tragédie héroïque
Vue d'Hinekora
Porchasse
Cornes de Bynden
Envol de l'Horreur
Hymne de Hrimnor
Ire d'Hyrri
Griffe d'Hysseg
INCOMPLET
Orbite de Glacecroc
Tombeau de glace
Mains oisives
Idole d'Uldurn
-
-
Invindigo
Infernoboucle
Ingéniosité
-
Ricochefer
Poignefer
Montefer
-
Toucher de Kalandra
Kaltenhalte
Cœur de Kaom
Remorquille
Gardien de la destinée
Trouble-fête
Protection du Roi
Courant de Kitoko
Esprit de Lavianga
Lorgnevisage
Marche de la Légion
Ovation de Léopold
Pierréclair
Bourgeon de vie
Conduit de foudre
Talisman pierre de lynx
Spirale liminale
Regard d'Œil de Lion
Caresse de Lochton
Tisse-savoir
Luminallure
-
Sang de mage
Machination de Mahuxotl
Virtuosité de Maligaro
-
Masque du Sanguinomancien
Masque du Démon suturé
-
-
Mégalomane
Sangle de Méginord
Maelström en fusion
Mérite du Service
Tresse de minuit
Conscience du Conseil
Cœur de Ming
Murmure des brumes
Mjöllnir
-
Sombre-hampe
-
Espoir naissant
Jugement de Nazir
Nébuloch
Nécromanteau
Élu de Ngamahu
Tombée de la nuit
Sombrécaille
-
Griffe du Nord
Serment du Chêne
Bastion d'Obern
Détermination d'Olroth
-
-
Péché originel
Servant du peintre
Paume du Rêveur
Étreinte du Paria
Sceau de Pérandus
Perfidie
Périphérie
Pilier du Dieu en cage
Gangredoigt
-
Marchepouvoir
Pragmatisme
Suppluiecation
Gardien du Prisme
Prisme de la Croyance
Précieuse agonie
Mue de Quatl
-
Reine de la Forêt
Pluie d'aiguillons
Peine radieuse
Rapace du rempart
Globe de Rathpith
Garde arrière
Rougebec
Bannière des Rougelame
Rédemption
Tenue rougéclat
Résine vénérée
L'Éveil du Phénix
Rite de passage
Rondeau d'Ezo
Rondeau de la Fragilité
-
Spire de Ryslatha
Flamme sacrée
-
-
Cadre de Saffell
Lance de Saitha
Sables de soie
Visage de la Tempête de sable
Devin sanguin
-
Bride du Médisant
Souffrance sculptée
Saison de la chasse
Germe du Cataclysme
Vision étoilée
Détermination de Serle
Œuf du Serpent
Leçon du Serpent
Fers des misérables
Canonijambe
Sacoche de Shavronne
-
Héritage Siérran
Soieries de vénération
Argentépine
-
Engendreur d'éclats
Peau des Fidèles
Fragment de ciel
Languécharde
Morsure de serpent
Fosse à Serpents
-
Mante animique
Lanière animique
Cime de la colère
-
Esquille de Lorrata
Éclatecœur
Double personnalité
Tête de Starkonja
Pierre de Lazhwar
Hurlépreuve
Fragment solaire
Sceau d'assurance
Déferlement de la Marée
-
Effigie de Sylvan
-
Entortilangue
Frisson de Taryn
-
Désir de Tetzlapokal
Les Chatoyants
L'Enclume
L'Auspex
Le Gardien du Tertre
Le Chat noir
Le Doute noir
L'Insigne noire
L'Épine de sang
Le Dôme de cuivre
Le Faiseur de pluie
Le Fardeau du Commandement
Le Fardeau des Ombres
Le Fouisseur
Les Saisons changeantes
Le Désastre annoncé
Le Pacte
Le Derviche dansant
Le Mirage dansant
Le Profanateur sombre
La Tour insondable
L'Alliance désespérée
Le Diadème dévorant
Le Grondement creux
L'Étincelle éternelle
Le Regard Éternel
Le Jugement de la hache
La Formation déchue
Poupée de chair
La Grinceinture
Le Grand Projet
Le Marteau de la Foi
Le Masque creux
Le Guerrier des routes
La Poursuite infinie
Le Chevalier errant
La dernière Flamme
La Dernière lamentation
Le Tir mortel
L'Étoile mutable
Les Ordonnés
Tumulte
Le Calice doré
Les Menottes du prisonnier
La Cage aux rats
La Nuée du Corbeau
Les Récits mémorables
Le Toucher incandescent
La Sentinelle
Le Chevalier au sourire
-
La Reddition
Le Domptage
Les trois Dragons
La Liche non-née
-
Le Vertex
Le vil Chevalier
Le Mur des lamentations
La Glace susurrante
La Plume malfaisante
Tourment du voleur
Fil de lumière
Exaltacier
Poings de l'orage
Marche-tonnerre
Brise-marées
Cataphracte titanpourrit
Piétineur
Sylvedoigts
À l'unisson
Tréphina
Empyrée déformé
Poigne de la tyrannie
-
-
Haine éternelle
Conséquences inattendues
Harmonie d'Ungil
Rugissement de Valako
Vice de Valako
Voile de la Nuit
Transpercevoile
Vénoponction
Pari de Ventor
-
Vision vigilante
-
Visage d'Ayah
Visions de paradis
Les Voix
Protecteur de Voll
Faille voltaxique
Portaille
Sillage de destruction
Reliquaire errant
Pérambulations
Sculpte-vague
Murmure de la Confrérie
Règne de la Veuve
Veuve Vengeresse
Fenêtre sur le paradis
Grondevent
Ailes de Caelyn
Morsure de l'hiver
Merveilles insidieuses
Wraeclast assiégé
Fléau des loups
Pieu de Wylund
Sang de Xoph
Joug de la Souffrance
Affection d'Yriel
Genèse de Zerphi
Sarape de Zerphi
`;
