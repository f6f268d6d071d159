/**
 * Spanish names for poe1, in the same line order as the English list; "-" where the client shows the English name.
 * Source: the game's own data.
 */
export const names = `
Un viento helado
Una gota de tinta
Un recuerdo polvoriento
Un llamado familiar
Un destino peor que la muerte
Una solicitud modesta
El regalo de despedida de una madre
Una nota en el viento
Un mar azul
Una roca perfeccionada
Riqueza abandonada
Furia de Abberath
Cuernos Abberathinos
Fósil aberrante
Mapa de Abominación
Catalizador abrasivo
Absolución
Absolución de inspiración
Escarabajo de abismo
Escarabajo de abismo de cristales
Escarabajo de abismo de descenso
Escarabajo de abismo de multitudes
Escarabajo de abismo de la consorte
Hacha abisal
Grito abisal
Orbe de delirio abisal
Incubadora abisal
Fauces abisales
Cetro abisal
Mapa de Academia
Catalizador acelerador
Aclimatación
Varita acumuladora
Mapa de Cavernas ácidas
Asistencia de Daño de caos agregado
Asistencia de Daño de hielo agregado
Asistencia de Daño de fuego agregado
Asistencia de Daño de rayo agregado
Asistencia de Precisión adicional
Seguidor de Zarokh
Pipa del Almirante Proclar
Asistencia de Trampas avanzadas
Injerto de Tul de égida
Fósil etéreo
Guantes de viento de éter
Aflicción
Amuleto de ágata
Talismán potenciador
Contrato de agilidad
Profecía de Akil
Mapa de ciudadela de Al-Hezmin
Emblema de Al-Hezmin
Pinza de cangrejo albino
Pluma de rhoa albino
Cáliz alquémico
Señal del alquimista
Esquirla de alquimia
Escudo de pinchos de aliso
Gracia de Alivia
Mapa de Callejones
Brasa de la Llama eterna de abismo
Brasa de la Llama eterna de anarquía
Brasa de la Llama eterna de Arohongui
Brasa de la Llama eterna de gemitas artilleros
Brasa de la Llama eterna de Beidat
Brasa de la Llama eterna de gemitas fervorosos
Brasa de la Llama eterna de gemitas luchadores
Brasa de la Llama eterna de Chayula
Brasa de la Llama eterna de gemitas magos cadavéricos
Brasa de la Llama eterna de Esh
Brasa de la Llama eterna de carne
Brasa de la Llama eterna de ranas
Brasa de la Llama eterna de gemitas magos de escarcha
Brasa de la Llama eterna de Ghorr
Brasa de la Llama eterna de Hinekora
Brasa de la Llama eterna de K'tash
Brasa de la Llama eterna de Kitava
Brasa de la Llama eterna de Kulemak
Brasa de la Llama eterna de riqueza manifiesta
Brasa de la Llama eterna de sacos de carne
Brasa de la Llama eterna de Nhamahu
Brasa de la Llama eterna de propagación
Brasa de la Llama eterna de Ramako
Brasa de la Llama eterna de ratas
Brasa de la Llama eterna de resplandor
Brasa de la Llama eterna de Rongokurai
Brasa de la Llama eterna de sulfito
Brasa de la Llama eterna de asesinos del Sindicato
Brasa de la Llama eterna de escoltas del Sindicato
Brasa de la Llama eterna de guardias del Sindicato
Brasa de la Llama eterna de investigadores del Sindicato
Brasa de la Llama eterna de furia sintética
Brasa de la Llama eterna de Tasalio
Brasa de la Llama eterna de Tawhoa
Brasa de la Llama eterna de la Hoz negra
Brasa de la Llama eterna del Círculo roto
Brasa de la Llama eterna del Cruzado
Brasa de la Llama eterna del Antiguo
Brasa de la Llama eterna de la legión eterna
Brasa de la Llama eterna del Cazador
Brasa de la Llama eterna de la legión Karui
Brasa de la Llama eterna de los Caballeros del sol
Brasa de la Llama eterna de la legión maraketh
Brasa de la Llama eterna de la Orden del cáliz
Brasa de la Llama eterna de la Redentora
Brasa de la Llama eterna del Creador
Brasa de la Llama eterna de la legión templaria
Brasa de la Llama eterna de la legión vaal
Brasa de la Llama eterna del Jefe de guerra
Brasa de la Llama eterna de sapos
Brasa de la Llama eterna de núcleos de prueba
Brasa de la Llama eterna de guardias de prueba
Brasa de la Llama eterna de Tukohama
Brasa de la Llama eterna de Tul
Brasa de la Llama eterna de simios prístinos
Brasa de la Llama eterna de bestias prístinas
Brasa de la Llama eterna de quimerinas prístinas
Brasa de la Llama eterna de devoradores prístinos
Brasa de la Llama eterna de fauces prístinas
Brasa de la Llama eterna de rhoas prístinos
Brasa de la Llama eterna de escupidores prístinos
Brasa de la Llama eterna de Uul-Netol
Brasa de la Llama eterna de Valako
Brasa de la Llama eterna de bestias del bosque
Brasa de la Llama eterna de cultistas del bosque
Brasa de la Llama eterna de treants del bosque
Brasa de la Llama eterna de Xoph
Brasa de la Llama eterna de los etéreos
Brasa de la Llama eterna del falso dios
Brasa de la Llama eterna de los dorados
Brasa de la Llama eterna del Bosque viridino
Escudo de pinchos de aleación
Recompensa atrayente
Solo en la oscuridad
Esquirla de alteración
Percepción alterada
Cetro alternante
Recuerdo de Alva
Amuleto de ámbar
Aceite ámbar
Obsesión ambiciosa
Emboscada
Botas de emboscada
Piedra de Liga de Emboscada
Manoplas de emboscada
Escarabajo de emboscada
Escarabajo de emboscada de contención
Escarabajo de emboscada de discernimiento
Escarabajo de emboscada de compartimentos ocultos
Escarabajo de emboscada de potencia
Emboscadora
Frasco de amatista
Anillo de amatista
Núcleo de energía amplificador
Una audiencia con el rey
Espada espiritual anárquica
Piedra de Liga de Anarquía
Escarabajo de anarquía
Escarabajo de anarquía de gigantificación
Escarabajo de anarquía de compañerismo
Escarabajo de anarquía de lo excepcional
Precio de la anarquía
Maestro de armas ancestral
Asistencia de Llamado ancestral
Mazo ancestral
Grito ancestral
Protector ancestral
Tatuaje ancestral de líneas de sangre
Cacique ancestral
Centinela alfa ancestral
Mapa de Ciudad antigua
Guanteletes antiguos
Grebas antiguas
Máscara ancestral
Orbe antiguo
Centinela de pandemonio ancestral
Llave del Relicario antiguo
Sello ancestral
Esquirla antigua
Escudo espiritual antiguo
Centinela acechador ancestral
Espada antigua
Regalo del vientre antiguo
Escudo gota angelical
Rabia
Animar guardián
Animar guardián de aniquilación
Animar arma del guardián
Animar arma
Animar arma a distancia
Animar arma de autoreflejo
Asistencia de obliteración
Esquirla de anulación
Guanteletes anticuados
Grebas anticuadas
Estoque antiguo
Talismán de simio
Cuchilla alfa
Estoque del ápice
Apocalipsis
Guantes de boticario
Sello del cartógrafo aprendiz
Guantes de aprendiz
Llamas inminentes
Frasco de aguamarina
Mapa de Nido arácnido
Mapa de Tumba arácnida
Arco eléctrico
Arco eléctrico de oscilación
Arco eléctrico de surgimiento
Mapa de Galería
Manto arcano
Asistencia de Sobrecarga arcana
Vestimenta arcana
Rastro arcano
Marca del arcanista
Guantes de arcanista
Botines de arcanista
Corona de archidemonio
Llave del Relicario de archivos
Asistencia de Archimago
Mod. de Archnemesis
Escudo gota de arconte
Fragmento de Escudo de Gota de Arconte
Armadura ártica
Mapa de Arena
Armadura de placas de la arena
Mapa de Lago árido
Golpe de brazo
Marca de armagedón
Marca de armagedón de evocación
Marca de armagedón de volatilidad
Hacha armamental
Recombinador de armadura
Restos de armaduras
Orbe de delirio del armero
Mapa de Armería
Asistencia de Arrogancia
Arrogancia de los vaal
Asistencia de nova de flechas
Mapa de Arsenal
Balista de artillería
Balista de artillería de bombardeo cruzado
Balista de artillería de fuego concentrado
Carcaj de artillería
Tintura de fresno
Mapa de Bosque pálido
Talismán de escamas de ceniza
Aspecto de Arakaali
Aspecto de Lunaris
Aspecto de Solaris
Aspecto del ave
Aspecto del Rey del mar
Aspecto del gato
Aspecto del cangrejo
Aspecto de la araña
Arco de asesino
Botas de asesino
Favor del asesino
Ropas del asesino
Regalo del asesino
Señal del asesino
Manoplas de asesino
Joya del ojo ensamblado
Varita ensambladora
Disfrazarse
Astrágalo
Cuero astral
Liche astral
Armadura de placas astral
Protección astral
Amuleto de astrolabio
Camino por el vacío de Atlas
Mapa de Atolón
Máscara de redención
Arsenal de Atziri
Audacia
Implante de aumento
Núcleo de energía aumentador
Maza dorada
Ambiciones auspiciosas
Sobreagotamiento
Automatización
Llama justiciera
Casco con almófar
Persecución aviar
Botines de ave
Talismán de aves gemelas
Asistencia despertada de Daño de caos agregado
Asistencia despertada de daño de hielo agregado
Asistencia despertada de Daño de fuego agregado
Asistencia despertada de Daño de rayo agregado
Asistencia despertada de Llamado ancestral
Asistencia despertada de nova de flechas
Asistencia despertada de Blasfemia
Asistencia despertada de Brutalidad
Asistencia despertada de Daño de incendio agregado
Asistencia despertada de lanzar al infligir golpes críticos
Asistencia despertada de Lanzar al canalizar
Asistencia despertada de encadenamiento
Asistencia despertada de penetración de hielo
Asistencia despertada de Destrucción controlada
Asistencia despertada de Estados alterados mortales
Asistencia de daño elemental con ataques despertada
Asistencia despertada de Concentración elemental
Asistencia despertada de Empoderar
Asistencia despertada de Mejorar
Asistencia despertada de Iluminar
Asistencia despertada de penetración de fuego
Asistencia despertada de bifurcar
Asistencia despertada de generosidad
Asistencia despertada de Proyectiles múltiples superior
Asistencia despertada de Toque maléfico
Asitencia de área de efecto aumentada despertada
Asistencia despertada de Penetración de rayo
Asistencia despertada de daño físico cuerpo a cuerpo
Asistencia despertada de golpe colateral
Asistencia despertada de Daño de esbirros
Asistencia despertada de golpes múltiples
Sextante despertado
Asistencia despertada de Cascada de hechizos
Asistencia despertada de Eco de hechizo
Asistencia despertada de Aflicción veloz
Asistencia despertada de Estados alterados desatados
Asistencia despertada de Descarga
Asistencia despertada de Proyectiles despiadados
Asistencia despertada de Manipulación del vacío
Orbe del despertar
Fragmento del despertar
Punzón
Aceite azur
Cólera cerúlea
Pólvora de azurita
Recompensa de Azyran
Ataque por la espalda
Expectativas encarnadas
Bola de rayos
Bola de rayos en órbita
Bola de rayos de estática
Asistencia de Tótem balista
Condenación
Condenación de censura
Perdición de los leales
Hoja de destierro
Mapa de ciudadela de Baran
Emblema de Baran
Mazo con púas
Casco barbuta
Piel de corteza
Escudo redondo barroco
Aluvión
Asistencia de Aluvión
Aluvión de salvas
Explosión de barril
Mapa de Túmulos
Frasco de basalto
Baselarda
Botas altas de metal
Kit de disfraces básico
Mapa de Basílica
Estoque con puño en canasta
Espada bastarda
Florete maltrecho
Yelmo maltrecho
Injerto de Uul de ataque
Báculo de vinculación
Rodela de batalla
Martillo de batalla
Armadura lamelar de batalla
Armadura de placas de batalla
Espada de batalla
Grito del mago de batalla
Mapa de Bazar
Mapa de Playa
Trampa de osos
Trampa de osos de pinchos
Belleza después de la muerte
Asistencia de Decapitación
Maza de behemoth
Mapa de Campanario
Barbarie
Orbe Bestiary
Escarabajo de bestiario
Escarabajo de bestiario de duplicación
Escarabajo de bestiario de manada
Escarabajo de bestiario de cuervo ensombrecido
Escarabajo de traición
Escarabajo de traición de refuerzos
Escarabajo de traición de inquebrantabilidad
Escarabajo de traición de la Llama eterna
Piedra de Liga de Más Allá
Escarabajo del más allá
Escarabajo del más allá de corrupción
Escarabajo del más allá de hemofilia
Escarabajo del más allá de resurgencia
Escarabajo del más allá de invasión
Bijou
Esquirla de vinculación
Nacimiento de los tres
Frasco de bismuto
Talismán de fauces negras
Aceite negro
Rosa Negra de Anarquía
Talismán de viuda negra
Orbe de delirio del herrero
Piedra de afilar
Explosión de filos
Explosión de filos de detonación de dagas
Explosión de filos de descarga
Aluvión de filos
Aluvión de filos de incisión
Trampa de filos
Trampa de filos de mandobles
Trampa de filos de laceración
Vórtice de filos
Vórtice de filos de la guadaña
Maza de filos
Caída de filos
Caída de filos de empalamiento
Caída de filos de Trarthus
Caída de filos de salvas
Tormenta de filos
Tormenta de filos de incertidumbre
Blasfemo
Asistencia de Blasfemia
Lluvia de estallidos
Lluvia de estallidos de Trarthus
Asistencia de explosión de minas en cadena
Hoja de estallido
Varita explosiva
Carcaj de flechas ardientes
Fragmento ardiente
Resplandor abrasador
Salva ardiente
Nova de sangrado
Asistencia de llamado bendito
Orbe bendito
Bendición de Chayula
Bendición de Esh
Bendición de dios
Bendición de Tul
Bendición de Uul-Netol
Bendición de Xoph
Plaga
Escarabajo de plaga
Escarabajo de plaga de florecimiento
Escarabajo de plaga de recompensa
Escarabajo de plaga de vigorización
Escarabajo de plaga de corazón infestado
Plaga de atrofia
Plaga de contagio
Mapa devastado por la plaga
Orbe de delirio infestado
Incubadora infestada
Mapa infestado
Informe de exploración infestado
Asistencia de Cegar
Aventura a ciegas
Cegadora
Aura cegadora
Flecha parpadeante
Flecha parpadeante de clones bombarderos
Flecha parpadeante de clones prismáticos
Corona de ventisca
Asistencia de Probabilidad de reducción de bloqueo
Demonio sangriento
Ofrenda de sangre
Furia de sangre
Atuendo de sangre
Sacramento de sangre
Tintura de sangre de dragón
Cetro de sangre
Talismán de víbora de sangre
Sangre y arena
Sangre de inocencia
Recipiente lleno de sangre
Piedra de Liga de Líneas de Sangre
Asistencia de Sed de sangre
Asistencia de estandarte ensangrentado
Fósil ensangrentado
Asistencia de Ansias de sangre
Amuleto de perla azul
Plano
Plano: Búnker
Plano: Laboratorio
Plano: Mansión
Plano: Biblioteca prohibida
Plano: Oficina de registros
Plano: Depósito
Plano: Guarida del contrabandista
Plano: Túneles
Plano: Submundo
Carcaj de flechas romas
Fragmento de Carcaj de Flecha Roma
Condensador de fuerza contundente
Hacha de abordaje
Intercambio de cuerpos
Intercambio de cuerpos de sacrificio
Mapa de Ciénaga
Armadura de hueso
Arco de hueso
Diadema de hueso
Cadáveres de hueso
Mapa de Cripta de hueso
Casco de hueso
Mortero de hueso
Nova de hueso
Ofrenda de hueso
Anillo de hueso
Escudo espiritual de hueso
Asistencia Hielahuesos
Destrozahuesos
Destrozahuesos de matanza
Destrozahuesos de traumatismo complejo
Asistencia de huesos retorcidos
Talismán de huesos en espiral
Maza de explosión
Bendición de justicia
Bendición de los primeros
Puñal largo
Puñal
Tintura de madera boreal
Fósil ligado
Runa de vinculación
Unidos por las llamas
Reinos Ilimitados
Runa de botín
Sueño del flechero
Caja de Tripyxis
Mapa de Valle de zarzales
Evocar marcas
Escudo gota herrado
Sobrecarga de marcas
Mazo de latón
Escudo espiritual de latón
Piedra de Liga de Fisura
Anillo de fisura
Escarabajo de fisura de inestabilidad
Escarabajo de fisura de cascada resonante
Escarabajo de fisura del soñador
Escarabajo de fisura de la colmena
Escarabajo de fisura del enjambre enfurecido
Escarabajo de fisura del mariscal
Talismán rompecostillas
Centinela alfa de azufre
Centinela de pandemonio de azufre
Centinela acechador de azufre
Botas altas de azufre
Ducado de Garfiosalino
Hacha ancha
Espada ancha
Carcaj de flechas anchas
Espejo de Kalandra roto
Promesas rotas
Tregua rota
Centinela alfa de bronce
Guanteletes de bronce
Centinela de pandemonio de bronce
Armadura de placas de bronce
Cetro de bronce
Centinela acechador de bronce
Escudo torre de bronce
Botas de escamas de bronce
Guanteletes de escamas de bronce
Regalo del hermano
El alijo de su hermano
Hermandad en el exilio
Pincel, pintura y paleta
Asistencia de Brutalidad
Contrato de fuerza bruta
Escudo torre de ciervo
Túnica de piel de ciervo
Mapa de Aposentos del entierro
Ídolo funerario
Medallón funerario
Tesoro enterrado
Flecha ardiente
Flecha ardiente de vigor
Sangre ardiente
Asistencia de Daño de incendio
Florete bruñido
Escudo de pinchos bruñido
Tira de sobrecarga
Sapo explosivo
Busto del Emperador Caspiro
Hacha de carnicero
Cuchillo de carnicero
Espada de carnicero
Atavío de cabalista
Mapa de Jaula
Mapa de Caldera
Convocación de acero
Llamada de la pira
Llamada de los primeros
Varita llamadora
Máscara inhumana
Fragmento de Máscara Inhumana
Corte de Cameria
Reliquia de candelero
Mapa de Cañón
Vara de capacidad
Espada espiritual caprichosa
Capturar monstruo
Alma capturada de Armala, la viuda
Alma capturada del Capitán Clayborne, el Maldito
Alma capturada del Capitán Tanner Pies Ligeros
Alma capturada de Drex, Cazador alfa
Alma capturada del Rhoa furioso de la sequía
Alma capturada de Erebix, Flagelo de la luz
Alma capturada del Bosque de llamas
Alma capturada del Fragmento de invierno
Alma capturada de Glace
Alma capturada de Gorulis, Ladrón de voluntad
Alma capturada de Kitava, el Destructor
Alma capturada de Malígaro, el mutilador
Alma capturada de Mephod, Calcinatierra
Alma capturada de Nassar, León de los mares
Alma capturada de Oak el Poderoso
Alma capturada de Conmoción y horror
Alma capturada de Tahsin, Creador de guerra
Alma capturada del Terror de las dunas interminables
Alma capturada del Herrero
Alma capturada de Varhesh, Aberración brillante
Mapa de Cadáver
Escudo redondo cardinal
Armadura carnal
Botas de matanza
Manoplas de matanza
Cetro carnal
Talismán de reina de carroña
Cincel del cartógrafo
Deleite del cartógrafo
Orbe de delirio del cartógrafo
Incubadora del cartógrafo
Escarabajo de cartografía de corrupción
Escarabajo de cartografía de escalada
Escarabajo de cartografía de riesgo
Escarabajo de cartografía de singularidad
Escarabajo de cartografía de la multitud
Varita esculpida
Cuchillo para tallar
Asistencia de Lanzar al infligir golpes críticos
Asistencia de Lanzar al morir
Lanzar al matar cuerpo a cuerpo
Asistencia de lanzamiento con barrera rota
Asistencia de Lanzar al recibir daño
Asistencia de Lanzar al ser aturdido
Asistencia de Lanzar al canalizar
Mapa de Ruinas del castillo
Zarpa de gato
Flecha cáustica
Flecha cáustica de veneno
Retribución cáustica
Carne incesante
Escudo torre de cedro
Incubadora celestial del armero
Incubadora celestial del Herrero
Incubadora celestial del joyero
Piedra celestial
Mapa de Celdas
Mapa de Camposanto
Reliquia incensaria
Hacha ceremonial
Cáliz ceremonial
Escudo gota ceremonial
Maza ceremonial
Roca del vacío ceremonial
Anillo cerúleo
Cinturón de malla
Botas de cadenas
Guantes de cadenas
Cota de cadenas
Gancho de cadena
Gancho de cadena de pesca
Gancho de cadena de Trarthus
Asistencia de Encadenamiento
Peto de malla
Túnica de malla
Jubón de malla
Orbe de delirio desafiante
Incubadora desafiante
Mapa de las Cámaras de impureza
Escudo gota de campeón
Asistencia de Probabilidad de sangrado
Asistencia de Probabilidad de huir
Asistencia de Probabilidad de envenenar
Mapa de Cauce
Orbe de caos
Esquirla de caos
Astrolabio caótico
Disposición caótica
Espada de Charan
Brújula cargada
Embestida cargada
Embestida cargada de proyección
Asistencia de minas cargadas
Asistencia de Trampas cargadas
Persiguiendo riesgos
Mapa de Palacete
Piedra de fisura de Chayula
Piedra de fisura cargada de Chayula
Piedra de fisura enriquecida de Chayula
Piedra de fisura perfecta de Chayula
Piedra de fisura pura de Chayula
Jaque mate
Rompe tórax
Peto de placas
Talismán de cacique
Talismán de quimera
Botas de escamas de quimera
Guantes de escamas de quimera
Escudo espiritual carillón
Culpa asfixiante
Orbe cromático
Roca del vigilante de cromo de Túmulos de Glennach
Roca del vigilante de cromo de la Aldea de Haewark
Roca del vigilante de cromo de Lex Ejoris
Roca del vigilante de cromo de Lex Proxima
Roca del vigilante de cromo de Lira Arthain
Roca del vigilante de cromo de Nuevo Vastir
Roca del vigilante de cromo de El final de Tirn
Roca del vigilante de cromo del Descanso de Valdo
Crónica de Atzoatl
Talismán de crisálida
Carbonilla
Arco de ciudadela
Mapa de Ciudadela
Amuleto citrino
Mapa de Plaza de ciudad
Claridad
Botas abrochadas
Manoplas abrochadas
Aceite claro
Hendidura
Hendidura de furia
Hendidora
Asistencia de Combate cercano
Casco cerrado
Cinturón de tela
Fragmento de Cinturón de Tela
Botas susurranubes
Asistencia de Trampas en grupo
Talismán apresante
Centinela alfa de cobalto
Joya de cobalto
Centinela de pandemonio de cobalto
Centinela acechador de cobalto
Roca del vigilante de cobalto
Latigazo de cobra
Talismán de cobra
Reliquia de cofre
Dientes de Ruptura
Anillo de engranajes
Báculo enroscado
Varita helicoidal
Moneda de profanación
Moneda de sabiduría
Moneda de poder
Moneda de restauración
Moneda de habilidad
Égida de hielo
Asistencia de Penetración de hielo
Mapa de Río gélido
Ruptura de hielo
Ruptura de hielo de poder
Asistencia de Hielo al fuego
Rodela adaptada al frío
Mapa de Columnata
Frasco híbrido colosal
Frasco de vida colosal
Frasco de maná colosal
Escudo torre colosal
Mapa de Coliseo
Armadura de placas de coliseo
Porra colosal
Combustión
Asistencia de Combustión
Ordenar injerto
Brigantina del comandante
Mandamiento de filos
Mandamiento de llamas
Mandamiento de fuerza
Mandamiento de escarcha
Mandamiento de furia
Mandamiento de infierno
Mandamiento de ira
Mandamiento de luz
Mandamiento de reflejo
Mandamiento de rencor
Mandamiento de truenos
Mandamiento de guerra
Mandamiento de invierno
Mandamiento de la tumba
Mandamiento de la tempestad
Asistencia de comunión
Asistencia de compañerismo
Arco complejo
Anillo compuesto
Arco compuesto
Escudo de pinchos compuesto
Informe de exploración exhaustivo
Asistencia de Efecto concentrado
Carcaj conductor
Conductividad
Línea de energía
Casco de cono
Conflagración
Asistencia de congregación
Varita aglomeradora
Botas de conjurador
Guantes de conjurador
Vestimenta del conjurador
Conjurador de podredumbre
Ídolo de conquistador
Casco del conquistador
Cota de malla de conquista
Casco de conquista
Armadura lamelar de conquista
Consagrar
Camino consagrado
Camino consagrado de aguante
Mapa de Conservatorio
Mapa ocupado por el Constrictor
Consumir huesos
Contagio
Contagio de aminoración
Contagio de transferencia
Contaminar
Contrato: Búnker
Contrato: Laboratorio
Contrato: Mansión
Contrato: Biblioteca prohibida
Contrato: Oficina de registros
Contrato: Depósito
Contrato: Guarida del contrabandista
Contrato: Túneles
Contrato: Submundo
Asistencia de Llamarada controlada
Asistencia de Destrucción controlada
Varita invocadora
Trampa de conversión
Convocatoria
Varita convocadora
Asistencia de recuperación del enfriamiento
Kris de cobre
Armadura de placas de cobre
Espada de cobre
Escudo torre de cobre
Amuleto de coral
Carta de bosque coralino
Carta de arrecife de coral
Anillo de coral
Mapa de Ruinas de coral
Cinturón de cuerda
Mapa de Núcleo
Armadura de cuero coronario
Mazo coronario
Paso cadavérico
Espada corroída
Fósil corroído
Escudo torre corroído
Rodela corrugada
Corrupción
Asistencia de Grito corruptor
Fiebre corruptora
Espada de corsario
Frasco de corindón
Colgante de cuervo
Centinela alfa cósmico
Fragmento cósmico
Llave del Relicario cósmico
Artefacto costoso
Consejo de gatos
Contrato de antitaumaturgia
Asistencia de flujo de corriente
Espada cortesana
Mapa de Juzgado
Mapa de Patio
Mapa del Jardín del debilitamiento
Mapa de Caletas
Posesión codiciada
Maza de estallido
Lanza electrizante
Lanza electrizante de ramificación
Lanza electrizante de desintegración
Señuelo cráicico
Talismán cráicico
Mapa de Cráter
Crear santuario menor
Escarcha acechante
Escarcha acechante de témpano
Cremación
Cremación de exhumación
Cremación del volcán
Fragmento creciente
Báculo de medialuna
Escudo de Ezomir
Emblema de los Asesinos del Antiguo
Ídolo dorado blasonado
Escudo torre con cresta
Joya carmesí
Aceite carmín
Atuendo carmesí
Escudo redondo carmesí
Mapa de Templo carmesí
Mapa de Poblado carmesí
Roca del vigilante carmesí
Asistencia de Aflicción por golpe crítico
Talismán de croadora
Arco rústico
Amuleto sensorial rústico
Amuleto rústico
Asistencia de Crueldad
Botas de cruzado
Rodela de cruzado
Cota de malla de cruzado
Guantes de cruzado
Casco de cruzado
Armadura de placas de cruzado
Orbe exaltado del Cruzado
Puño aplastante
Magnificador de fuerza aplastante
Anillo criónico
Armadura de la cripta
Centinela alfa críptico
Centinela de pandemonio críptico
Centinela acechador críptico
Cinturón de cristal
Mapa de Mina de cristal
Cetro de cristal
Varita de cristal
Asistencia de caída cristalina
Geoda cristalina
Rencor cristalizado
Cubo de absorción
Asistencia de matanza de los débiles
Asistencia de Golpe de gracia
Carcaj curado
Consumo de maldición
Traslado de maldición
Mapa de Cripta maldita
Asistencia de Suelo maldito
Palabras malditas
Espada curva
Alfanje
Ropas del degollador
Ducado de Cyaxan
Ciclón
Ciclón de tumulto
Hacha punzante
Infusión de daño
Aura de daño en movimiento
Asistencia de Daño con vida llena
Condenación
Baile en el blanco
Espada bailarina
Trato oscuro
Trato oscuro de Trarthus
Sueños oscuros
Mapa de Bosque oscuro
Marioneta oscura
Segador oscuro
Tentación oscura
La mitad más oscura
Botas altas de acero oscuro
Beso de Lengua negra
Cetro de madera oscura
Finta
Azufre de los muertos
Talismán de mano muerta
Asistencia de Estados alterados mortales
Júbilo mortal
Esencia ensordecedora de rabia
Esencia ensordecedora de angustia
Esencia ensordecedora de desprecio
Esencia ensordecedora de duda
Esencia ensordecedora de terror
Esencia ensordecedora de envidia
Esencia ensordecedora de miedo
Esencia ensordecedora de avaricia
Esencia ensordecedora de odio
Esencia ensordecedora de aversión
Esencia ensordecedora de miseria
Esencia ensordecedora de furia
Esencia ensordecedora de desdén
Esencia ensordecedora de pena
Esencia ensordecedora de rencor
Esencia ensordecedora de sufrimiento
Esencia ensordecedora de tormento
Esencia ensordecedora de aflicción
Esencia ensordecedora de ira
Esencia ensordecedora de fervor
Muerte
Aura de muerte
Arco mortal
Caminata de muerte
Deseo de muerte
Diseños mortales
Asistencia de Decaimiento
Roca del vacío deteriorada
Fragmento decadente
Llave del Relicario de decaimiento
Contrato de engaño
Astrolabio engañoso
Arco de aniquilación
Hacha decorativa
Tótem de señuelo
Decreto de filos
Decreto de llamas
Decreto de fuerza
Decreto de escarcha
Decreto de furia
Decreto de infierno
Decreto de ira
Decreto de luz
Decreto de reflejo
Decreto de rencor
Decreto de truenos
Decreto de guerra
Decreto de invierno
Decreto de la tumba
Decreto de la tempestad
Arco curvo
Consagración a la Diosa
Talismán del profundo
Botas de cuero de ciervo
Guantes de piel de ciervo
Ataque estándar
Estandarte de desafío
Mapa de Catedral profanada
Fósil hábil
Máscara del deicidio
Resolución del Dekhara
Informe de exploración de delirio
Orbe de delirio
Escarabajo de delirio
Escarabajo de delirio de delusiones
Escarabajo de delirio de manía
Escarabajo de delirio de neurosis
Escarabajo de delirio de paranoia
Dementofobia
Apuesta del semidiós
Contrato de demolición
Corona de demonio
Daga de demonio
Cuerno de demonio
Fósil denso
Pergamino de desregulación
Profanar
Virtud profanada
Brigantina del desierto
Mapa de Desierto
Mapa de Manantial del desierto
Desesperación
Cruzada desesperada
Hacha despótica
Destinado a derrumbarse
Armadura de cuero de destino
Atavío del destructor
Vínculo destructivo
Determinación
Detonar muertos
Detonar muertos de reacción en cadena
Detonar muertos de carroña
Detonar minas
Asistencia de Devorar
Talismán de devorador
Fragmento devorador
Tótem devorador
Cota de malla del devoto
Catalizador diestro
Subyugación de Dialla
Frasco de diamante
Anillo de diamante
Mapa de Perforación
Piel funesta
Dirigir hormigas
Hacha reprobatoria
Descarga
Descarga de miseria
Disciplina
Desdén
Escarabajo de adivinación de hurto
Escarabajo de adivinación de abundancia
Escarabajo de adivinación del claustro
Belleza divina
Explosión divina
Explosión divina de resplandor
Asistencia de Bendición divina
Corona divina
Ira divina
Ira divina de desintegración
Ira divina del rayo sagrado
Justicia divina
Frasco de vida divino
Frasco de maná divino
Orbe divino
Retribución divina
Asistencia de centinela divino
Esquirla divina
Recipiente divino
Orbe de delirio del adivino
Incubadora del adivino
Orbe vaal tocado por los genios
Locura de Doedre
Embate dominante
Embate dominante de inspiración
Piedra de Liga de Dominación
Escarabajo de dominación
Escarabajo de dominación de apariciones
Escarabajo de dominación de evolución
Escarabajo de dominación de terrores
Flecha de condenación
Explosión de perdición
Epifanía de Doryani
Toque de Doryani
Hacha doble
Garra doble
Golpe doble
Golpe doble de empalamiento
Golpe doble de impulso
Maza de dragón
Estoque de hueso de dragón
Botas de escamas de dragón
Peto de escamas de dragón
Guanteletes de escamas de dragón
Espada de draco
Injerto de Esh agotador
Envuelto en sueños
Estandarte de pavor
Mazo de pavor
Maza de sueños
Botines de pasos de ensueño
Maza de madera
Mazo de madera
Cetro de madera
Escudo de pinchos de madera
Varita de madera
Mapa de ciudadela de Drox
Emblema de Drox
Alquimista druídico
Mapa de Mar seco
Golpe dual
Golpe dual de ambidestreza
Dualidad
Mapa de Dunas
Mapa de Mazmorra
Hoja del anochecer
Anillo del anochecer
Botines de andar crepuscular
Angustia moribunda
Luz menguante
Garra de águila
Bebedor de tierra
Asistencia de Rompesuelos
Terremoto
Terremoto de amplificación
Foco sísmico
Foco sísmico de fragilidad
Foco sísmico de prominencia
Llave de Eber
Escudo torre de ébano
Eco de soledad
Eco de reverencia
Eco de trauma
Ecos de amor
Báculo de eclipse
Asistencia de eclipse
Edicto de filos
Edicto de llamas
Edicto de fuerza
Edicto de escarcha
Edicto de furia
Edicto de infierno
Edicto de ira
Edicto de luz
Edicto de reflejo
Edicto de rencor
Edicto de truenos
Edicto de guerra
Edicto de invierno
Edicto de la tumba
Edicto de la tempestad
Asistencia de edificación
Botas de piel de anguila
Guantes de piel de anguila
Suela de piel de anguila
Túnica de piel de anguila
Asistencia de Eficacia
Recuerdo de Einhar
Espada mayor
Orbe exaltado del Antiguo
Asistencia de blasfemia sobrenatural
Orbe de caos sobrenatural
Orbe exaltado sobrenatural
Ojo sobrenatural
Incubadora sobrenatural
Orbe de anulación sobrenatural
Perfección sobrenatural
Roca del vacío sobrenatural
Pergamino de electroshock
Florete elegante
Cota de anillas elegante
Escudo redondo elegante
Espada elegante
Égida elemental
Asistencia de Ejército elemental
Asistencia de Daño elemental con ataques
Asistencia de Concentración elemental
Golpe elemental
Golpe elemental del espectro
Asistencia de Penetración elemental
Proyectiles elementales
Asistencia de Proliferación elemental
Guarda elemental
Debilidad elemental
Sextante elevado
Centinela alfa de ascuas
Centinela de pandemonio de ascuas
Centinela acechador de ascuas
Aceptar la locura
Guantes bordados
Emperador de pureza
Suerte del emperador
Asistencia de Empoderar
Aullido empoderador
Ataúd vacío
Broche esmaltado
Rodela esmaltada
Encantamiento
Incubadora encantada
Noche eterna
Rodela endotérmica
Asistencia de Carga de aguante al aturdir cuerpo a cuerpo
Grito de aguante
Filo de energía
Asistencia de Absorción de energía
Espada de energía
Agarre enervador
Debilitar
Orbe del ingeniero
Esquirla del ingeniero
Contrato de ingeniería
Mandoble grabado
Hachuela grabada
Ultimatum grabado
Varita grabada
Asistencia de mejorar
Ensamblaje enigmático A4
Ensamblaje enigmático B2
Ensamblaje enigmático C5
Ensamblaje enigmático D1
Orbe de estimulación
Asistencia de Iluminar
Armadura envuelta
Botas envueltas
Guantes envueltos
Casco envuelto
Escudo envuelto
Mapa ocupado por el Esclavista
Flecha atrapante
Anillo entálpico
Envidia
Mapa ocupado por el Erradicador
Injerto de Xoph de erupción
Prototipo prófugo
Piedra de fisura de Esh
Piedra de fisura cargada de Esh
Piedra de fisura enriquecida de Esh
Piedra de fisura perfecta de Esh
Piedra de fisura pura de Esh
Kit de disfraces de espionaje
Quemador de esencias
Drenar esencia
Drenar esencia de desesperación
Drenar esencia de maldad
Piedra de Liga de Esencia
Escarabajo de esencia
Escarabajo de esencia de adaptación
Escarabajo de esencia de ascenso
Escarabajo de esencia de calcificación
Escarabajo de esencia de estabilidad
Esencia de delirio
Esencia de desolación
Esencia de horror
Esencia de histeria
Esencia de demencia
Llavero esencial
Estoque
Mapa de Estuario
Mandoble marcado
Hachuela marcada
Escudo gota marcado
Grabado con sangre
Asistencia de Bendición eterna
Vínculos eternos
Borgoñota eterna
Frasco de vida eterno
Frasco de maná eterno
Orbe eterno
Espada eterna
Hoja etérea
Arco etéreo
Cuchillos etéreos
Cuchillos etéreos de filos persistentes
Cuchillos etéreos de la masacre
Vara de eventualidad
En constante cambio
Eviscerar
Implante exaltado
Orbe exaltado
Esquirla exaltada
Mapa de Excavación
Artefacto excepcional de la Guadaña negra
Artefacto excepcional del Círculo roto
Brasa sobrenatural excepcional
Icor sobrenatural excepcional
Artefacto gexcepcional de la Orden
Artefacto excepcional del Sol
Asistencia de excomunión
Asistencia de parangón
Escudo espiritual agotador
Escudo torre exotérmico
Acuñación exótica
Registro de expedición
Escarabajo de expedición
Escarabajo de expedición de arqueología
Escarabajo de expedición de infusión
Escarabajo de expedición de buscarunas
Escarabajo de expedición de polvo de verisium
Asistencia de represalia experta
Informe de exploración del investigador
Flecha explosiva
Sustancia explosiva
Sustancia explosiva de destrucción
Sapo explosivo
Trampa explosiva
Trampa explosiva de magnitud
Trampa explosiva de metralla
Hoja exquisita
Armadura de cuero exquisito
Desangrar
Desangrar de transmisión
Arranca ojos
Ojo del invierno
Ojo del invierno de finalidad
Ojo del invierno de transitoriedad
Tomo de Ez Myrae
Hacha ezomita
Hoja ezomita
Borgoñota ezomita
Daga ezomita
Escudo de pinchos ezomita
Báculo ezomita
Escudo torre ezomita
Enfrenta al último objetivo
Fósil facetado
Lente del facetador
Mapa de Fábrica
Niebla reflejante atenuada
Casco fiel
Cristal descendente
Caída de cristales
Contrato familiar
Florete sofisticado
Talismán de fauces de colmillos
Señuelo fárrico
Talismán fárrico
Asistencia de Ataques rápidos
Asistencia de Lanzamiento rápido de hechizos
Asistencia de Proyectiles rápidos
Encuentro trascendental
El amor de un padre
Cuerno de fauno
Festín de carne
Carcaj de flechas emplumadas
Asistencia de frenesí voraz
Yelmo de esgrimista
Señuelo fenumal
Talismán fenumal
Incubadora feral
Catalizador fértil
Máscara de festival
Espada espiritual voluble
Armadura laminada de campo
Mapa de Campos
Daga de diablo
Caníbal ardiente
Impacto ardiente
Incineración temporal
Ataúd ocupado
Orbe de delirio elegante
Incubadora elegante
Ganzúa delgada
Amuleto sensorial elegante
Piedra de afilar de calidad
Guantes de seda sin dedos
Escudo redondo de abeto
Égida de fuego
Carcaj de flechas de fuego
Explosión de fuego
Cono elemental de fuego
Mina de nova de fuego
Fuego de origen desconocido
Asistencia de Penetración de fuego
Represalia de proyectil de fuego
Trampa de fuego
Trampa de fuego de explosión
Encender arma
Bola de fuego
Tormenta de fuego
Tormenta de fuego de meteoritos
Tormenta de fuego de bombardeo
Caña de pescar
Guanteletes de escamas de pez
Fisura
Asistencia de fisura
Asistencia de Puño de guerra
Aliento de llamas
Embestida de llamas
Embestida de llamas de incineración
Embestida de llamas de regreso
Talismán de fiera de fuego
Vínculo de llamas
Oleada de llamas
Oleada de llamas de combustión
Muro de fuego
Explosión de llamas
Explosión de llamas de celeridad
Explosión de llamas de contracción
Injerto de Xoph invocallamas
Llamas de juicio
Trampa de lanzallamas
Trampa de lanzallamas de estabilidad
Asistencia de Leña
Inflamabilidad
Disparo inflamable
Punta de flecha con reborde
Taladro con reborde
Maza con reborde
Maza de fulgor
Brasa ardiente de la Llama eterna de abismo
Brasa ardiente de la Llama eterna de señores de fisura
Brasa ardiente de la Llama eterna de los kalguur
Brasa ardiente de la Llama eterna de científicos
Brasa ardiente de la Llama eterna de los Primeros
Brasa ardiente de la Llama eterna del Bosque viridino
Brasa ardiente de la Llama eterna de los vaal
Hoja de fuego fugaz
Barril de pólvora
Nova de cargas de frasco
Frasco de Welakath
Cuchillo para desollar
Ofrenda de carne
Carne y piedra
Carne de Xesht
Injerto de carne
Desgarro de carne
Desgarradora de carne
Golpe repentino
Golpe repentino de poder
Impulso repentino
Hoja de soflama
Lanzar una moneda
Mapa de Mina inundada
Bacinete estriado
Piedra focal
Concentración
Amuleto concentrado
Asistencia de Balista precisa
Asistencia de Canalización concentrada
Niebla de guerra
Broche laminado
Espada de infantería
Contrato prohibido
Lámpara prohibida
Poder prohibido
Ritual prohibido
Ritual prohibido de sacrificio de almas
Tatuaje prohibido del Duelista
Tatuaje prohibido del Merodeador
Tatuaje prohibido de la Exploradora
Tatuaje prohibido de la Heredera
Tatuaje prohibido del Sombra
Tatuaje prohibido del Templario
Tatuaje prohibido de la Bruja
Tomo prohibido
Mapa de Bosque prohibido
Incubadora premonitoria
Tigre del bosque
Guerrero del bosque
Mapa de Forja del fénix
Llave del Relicario olvidado
Asistencia de Bifurcar
Mapa de Río bifurcado
Anillo amorfo
Asistencia de Fortificar
Mapa de Fortaleza
Orbe de delirio fosilizado
Incubadora fosilizada
Escudo espiritual fosilizado
Báculo infame
Orbe exaltado impuro
Orbe de mejora impuro
Orbe regio impuro
Agarre vil
Asistencia de agarre vil
Arco de fundición
Mapa de Fundición
Suela de cuero de zorro
Fósil fracturado
Orbe fracturante
Esquirla fracturante
Fragmento de constricción
Fragmento de vacío
Fragmento de esclavitud
Fragmento de erradicación
Fragmento de conocimiento
Fragmento de purificación
Fragmento de forma
Fragmento de terror
Fragmento de la quimera
Fragmento de la hidra
Fragmento del minotauro
Fragmento del fénix
Pergamino de fragmentación
Orbe de delirio fragmentado
Incubadora fragmentada
Punta de flecha fragmentadora
Mina de congelamiento
Pulso congelante
Injerto de Tul congelante
Frenesí
Frenesí de fervor
Asistencia de Carne fresca
Amistad
Garra aterradora
Mazo de miedo
Asistencia de Atadura frígida
Fósil helado
De hueso a cenizas
Armadura de cuero de frontera
Filos de escarcha
Filos de escarcha de retirada
Canalizar descarga de escarcha
Bomba de escarcha
Bomba de escarcha de advenimiento
Bomba de escarcha de inestabilidad
Talismán de fiera de escarcha
Escudo de escarcha
Muro de hielo
Muro de hielo de intrusión
Congelación
Destello de escarcha
Destello de escarcha de explosión invernal
Descarga de escarcha
Asistencia de mago de escarcha
Mapa de Cabinas congeladas
Caníbal congelado
Legión helada
Legión helada de movilización
Barrido helado
Astrolabio cultivador
Botas de fugitivo
Anillo fugitivo
Tintura de fulgurita
Cota de malla completa
Armadura completa de dragón
Armadura de cuero completo
Armadura de placas completa
Cota de anillas completa
Armadura completa de escamas
Armadura completa de wyrm
Armadura completa de güiverno
Fósil fundamental
Astrolabio fúngico
Mapa de Hondonada fúngica
Invención adicional
Furia del Despertador de mundos
Corona de vendaval
Flecha galvánica
Flecha galvánica de energía
Flecha galvánica de surgimiento
Campo galvánico
Campo galvánico de intensidad
Mapa de Jardines
Talismán gigantesco
Porra
Incubadora del tallador de gemas
Misericordia del joyero
Prisma del tallador de gemas
Promesa del tallador de gemas
Lente del tallador de gemas
Garra de géminis
Espada de gemas
Brigantina del general
Grito del general
Casco del general
Asistencia de Generosidad
Mapa de Geoda
Anillo geodésico
Incubadora del geomántico
Joya del ojo fantasmal
Mapa de Gueto
Hoja de llamas fantasmales
Artillería fantasmal
Frasco de vida gigante
Frasco de maná gigante
Casco del matagigantes
Regalo de Asenath
Regalo de la Reina Gemita
Regalo a la Diosa
Escarabajo dorado de abismo
Escarabajo dorado de emboscada
Hacha dorada
Escarabajo dorado de bestiario
Escarabajo dorado de plaga
Escarabajo dorado de fisura
Rodela bañada en oro
Escarabajo dorado de cartografía
Escarabajo dorado de adivinación
Escarabajo dorado del antiguo
Escarabajo dorado de expedición
Fósil dorado
Escarabajo dorado de heraldo
Escarabajo dorado de legión
Escarabajo dorado de relicario
Celada bañada en oro
Escarabajo dorado del creador
Escarabajo dorado de sulfito
Escarabajo dorado de tormento
Escarabajo dorado de ultimátum
Escudo torre de caballero
Cascada glacial
Cascada glacial de la fisura
Martillo glacial
Martillo glacial de fracturación
Barrido de escudo glacial
Mapa de Glaciar
Casco de gladiador
Armadura de placas de gladiador
-
Navaja de vidrio
Baratija de vidrio
Destello de esperanza
Visión de eternidad
Anillo crepuscular
Armadura de cuero glorioso
Armadura de placas gloriosa
Silueta brillante
Asistencia de gula
Gula de elementos
Fósil glífico
Rama retorcida
Cuerno de cabra
Botas de cuero de cabra
Rodela de cuero de cabra
Guantes de cuero de cabra
Talismán de hombre cabra
Haz de la Diosa
Teletransporte de la Diosa
Oro
Amuleto de oro
Frasco de oro
Anillo de oro
Hoja dorada
Brazales dorados
Broche dorado
Rodela dorada
Sandalias doradas
Máscara ceremonial dorada
Llama dorada
Monstruo dorado
Ídolo dorado de Hetzapal
Aro de oro
Llave de oro
Kris de oro
Mantón dorado
Máscara dorada
Ídolo dorado de Matatl
Ídolo dorado de Napuatzi
Obi dorado
Aceite dorado
Armadura de placas dorada
Ídolo dorado de oración
Glifo sacrificial dorado
Ídolo dorado de esclavo
Máscara dorada
Roca del vigilante dorada
Corona de flores dorada
Ídolo dorado de Xoplotli
Guanteletes de goliat
Grebas de goliat
Talismán de Goliat
Oleada sangrienta
Gubia
Gracia
Espada refinada
Artefacto grandioso de la Guadaña negra
Artefacto grandioso del Círculo roto
Brasa sobrenatural grandiosa
Icor sobrenatural grandioso
Frasco de vida grandioso
Frasco de maná grandioso
Artefacto grandioso de la Orden
Cota de anillas grandiosa
Artefacto grandioso del Sol
Llavero del gran maestro
Frasco de granito
Espada gancho
Astrolabio atrapante
Malla de avaricia
Conocimiento de ultratumba
Mapa de Hondonada fúnebre
Mapa de Cementerio
Esfera de gravedad
Gran corona
Gran casco
Porra mayor
Talismán de fauces monstruosas
Gran garra blanca
Asistencia de llamado ancestral superior
Artefacto mayor de la Guadaña negra
Artefacto mayor del Círculo roto
Asistencia de encadenamiento superior
Asistencia de devorar superior
Brasa sobrenatural mayor
Icor sobrenatural mayor
Asistencia de bifurcar superior
Asistencia de inestabilidad cinética superior
Frasco de vida mayor
Frasco de maná mayor
Asistencia de Proyectiles múltiples superior
Asistencia de golpes múltiples superior
Artefacto mayor de la Orden
Asistencia de cascada de hechizos superior
Asistencia de eco de hechizo superior
Artefacto mayor del Sol
Asistencia de descarga superior
Asistencia de Salva superior
Talismán del gran lobo
Fetiche sonriente
Guantes ajustados
Piel parda
Mapa de Gruta
Impacto sísmico
Impacto sísmico de sacudida
Arco de bosquecillo
Regalo del vientre creciente
Tortuga del bosque
Asistencia de Bendición del guardián
Desafío del guardián
Guanteletes protectores
Destripadora
Cuchillo para destripar
Pergamino de hemocombustión
Goliat medio olvidado
Asistencia de santificación
Frasco híbrido bendito
Frasco de vida hueco
Frasco de maná hueco
Rodela remachada
Mano de Arimor
Arco del heraldo
Mapa de Heraldo
Escarabajo de heraldo
Escarabajo de heraldo de obeliscos
Escarabajo de heraldo de regencia
Escarabajo de heraldo de reservas de guerra
Orbe del heraldo
Esquirla del heraldo
Injerto de Uul de endurecimiento
Máscara de arlequín
Escudo espiritual armónico
Armonía de almas
Estoque de arpía
Botas de piel de arpía
Guantes de piel de arpía
Asistencia de multitud espeluznante
Escarabajo de cosecha
Escarabajo de cosecha de cornucopia
Escarabajo de cosecha de duplicación
Celeridad
Odio
Bacinete embrujado
Mapa de Mansión embrujada
Sombras acechantes
Espada del ejecutor
Hacha de ejecutor
Bobina del corazón
Corazón de la llama
Corazón de la gárgola
Escudo torre adaptado al calor
Varita impía
Azote de los cielos
Carcaj de flechas pesadas
Cinturón pesado
Carcaj pesado
Golpe pesado
Golpe pesado de Trarthus
Arco edro
Anillo helicoidal
Zarpa de fiera
Su máscara
Heraldo de agonía
Heraldo de ceniza
Heraldo de hielo
Heraldo de pureza
Heraldo de trueno
Heraldo de la colmena
Heterocromía
Asistencia de Proliferación maléfica
Explosión maléfica
Explosión maléfica de contradicción
Explosión maléfica de caos
Talismán de garras de maleficio
Asistencia de paso maléfico
Asistencia de sapo maléfico
Asistencia de Toque maléfico
Objeto oculto
Asistencia de mina de alto impacto
Arco del altonato
Báculo del altonato
Espada de las montañas
Mechón de Hinekora
Su mensaje ardiente
Historia
Asistencia de la colmena
Glándula de la colmena
Fósil hueco
Punta de flecha hueca
Daga de punta hueca
Cota de malla sagrada
Tótem de llamas sagradas
Tótem de llamas sagradas de ira
Martillos sagrados
Martillos sagrados de espirales
Golpe sagrado
Barrido sagrado
Barrido sagrado de caídas de martillos
Hogar
Cuchilla pulida
Incubadora honorable
Tatuaje distinguido del bárbaro
Tatuaje distinguido del berserker
Tatuaje distinguido de la paloma
Tatuaje distinguido del rebaño
Tatuaje distinguido de la inundación
Tatuaje distinguido de las hatungo
Tatuaje distinguido del cazador
Tatuaje distinguido del makanga
Tatuaje distinguido de la montaña
Tatuaje distinguido del roble
Tatuaje distinguido del padre
Tatuaje distinguido del saqueador
Tatuaje distinguido del cielo
Tatuaje distinguido de la tormenta
Tatuaje distinguido del tuátara
Tatuaje distinguido de la tortuga
Tatuaje distinguido del señor de la guerra
Tatuaje distinguido del sabio
Capa con capucha
Espada anzuelo
Esperanza
Esquirla de horizonte
Escarabajo cornudo de despertar
Escarabajo cornudo de líneas de sangre
Escarabajo cornudo de brillos
Escarabajo cornudo de némesis
Escarabajo cornudo de pandemonio
Escarabajo cornudo de preservación
Escarabajo cornudo de tradición
Cetro con cuernos
Talismán astado
Casa de espejos
Arrogancia
Diadema de arrogancia
Anomalía colosal
Humildad
Capucha de cazador
Orbe exaltado del Cazador
Resolución del cazador
Recompensa del cazador
Brigantina de húsar
Talismán de arácnido híbrido
Hidra
Botas de escamas de hydra
Guanteletes de escamas de hydra
Hidroesfera
Joya del ojo hipnótico
Asistencia de Hipotermia
Veo hermanos
Asistencia de Mordida de hielo
Choque de hielo
Choque de hielo de cadencia
Lanza elemental de hielo
Nova de hielo
Nova de hielo de ultracongelación
Nova de hielo de descarga de escarcha
Disparo de hielo
Disparo de hielo de penetración
Lanza de hielo
Lanza de hielo de división
Trampa de hielo
Trampa de hielo de oquedad
Mapa de Iceberg
Fuego frío
Tormenta de hielo
Estallido de carámbanos
Mina de carámbano
Mina de carámbano de disipación
Mina de carámbano de sabotaje
Carámbanos
Geoda ígnea
Quemadura
Asistencia de Proliferación de quemadura
Explosión de ignición
Teletransporte ilusorio
Catalizador imbuido
Varita imbuida
Asistencia de Inmolar
Llamado inmortal
Resolución inmortal
Corona de diablillo
Daga de diablillo
Propagador de fuerza de impacto
Asistencia de Empalar
Injerto de Uul de empalamiento
Asistencia de Perdición inminente
Seguidor de Zarokh imperfecto
Liche astral imperfecto
Blasfemo imperfecto
Demonio sangriento imperfecto
Conjurador de podredumbre imperfecto
Espada bailarina imperfecta
Marioneta oscura imperfecta
Segador oscuro imperfecto
Alquimista druídico imperfecto
Ojo sobrenatural imperfecto
Prototipo prófugo imperfecto
Caníbal ardiente imperfecto
Tigre del bosque imperfecto
Guerrero del bosque imperfecto
Caníbal congelado imperfecto
Tortuga del bosque imperfecta
Goliat medio olvidado imperfecto
Anomalía colosal imperfecta
Hidra imperfecta
Espíritu sentencioso imperfecto
Saco de carne imperfecto
Recuerdos imperfectos
Oficial naval imperfecto
Horror de agujas imperfecto
Artista de dolor imperfecto
Demiurgo primitivo imperfecto
Ave de trueno primitiva imperfecta
Caballero inquieto imperfecto
Conjurador de la grieta imperfecto
Esqueleto rúnico imperfecto
Demonio sanguinolento imperfecto
Horror de sierras imperfecto
Serpiente guerrera imperfecta
Coloso sombrío imperfecto
Constructo sombrío imperfecto
Horror desgarrador imperfecto
Matriarca arácnida imperfecta
Espíritu de fortuna imperfecto
Jefe de guerra imperfecto
Arco imperial
Rodela imperial
Garra imperial
Orbe de delirio imperial
Cristal envolvente imperial
Legado imperial
Mazo imperial
Cuchilla imperial
Báculo imperial
Fragmento de Báculo Imperial
Cristal imposible
Copia
Orbe Bestiary Copiado
Pulso congelante del jefe inca
Invitación incandescente
Incienso de Keth
Incinerar
Incinerar de expansión
Incinerar de ventilación
Asistencia de Área de efecto aumentada
Asistencia de Daño crítico aumentado
Asistencia de Golpes críticos aumentados
Aura de aumento de daño recibido
Asistencia de Duración aumentada
Escarabajo de incursión
Escarabajo de incursión de campeones
Escarabajo de incursión de invasión
Escarabajo de incursión de líneas de tiempo
Aceite índigo
Brigantina de infantería
Hacha infernal
Hoja infernal
Golpe infernal
Golpe infernal de inmolación
Grito infernal
Asistencia de legión infernal
Barrido infernal
Espada infernal
Mapa de Valle infestado
Botas de infiltrador
Manoplas de infiltrador
Informe de exploración influenciado
Escarabajo de influencia de hordas
Escarabajo de influencia de interferencia
Escarabajo de influencia del antiguo
Escarabajo de influencia del creador
Asistencia de Canalización imbuida
Orbe del ingeniero infundido
Incubadora imbuida
Asistencia de Inervar
Ultimátum inscrito
Asistencia de Inspiración
Orbe de instilación
Asistencia de Intensificación
Grito intimidatorio
Catalizador intrínseco
Vínculo intuitivo
Piedra de Liga de Invasión
Asistencia de invención
Asistencia de inversión de reglas
Llave de Inya
Anillo de iolita
Diadema de hierro
Frasco de hierro
Guanteletes de hierro
Grebas de hierro
Asistencia de Sujeción de hierro
Sombrero de hierro
Máscara de hierro
Anillo de hierro
Cetro de hierro
Báculo de hierro
Asistencia de Voluntad de hierro
Botas de escamas de hierro
Guanteletes de escamas de hierro
Rodela de hierro y madera
Tintura de madera férrea
Asistencia de Cantidad de objetos
Asistencia de Rareza de objetos
Arco de marfil
Escudo espiritual de marfil
Mapa de Templo de marfil
Roca del vigilante de marfil
Teletransporte de Izaro
Caja sorpresa
Amuleto de jade
Machacadora de jade
Frasco de jade
Hachuela de jade
Florete dentado
Fósil dentado
Mazo dentado
Hacha de jade
Machacadora de jaspe
Máscara de bufón
Amuleto azabache
Anillo azabache
Chorro de fuego
Florete enjoyado
Orbe de delirio del joyero
Orbe de joyero
Recombinador de joyería
Escudo espiritual tintineante
Injerto de Esh de sobresalto
Runa de viaje
Tatuaje de viaje de Makanui
Tatuaje de viaje del cuerpo
Tatuaje de viaje de la mente
Tatuaje de viaje del alma
Sello del cartógrafo adepto
Báculo de juicio
Espíritu sentencioso
Voces juzgadoras
Mapa de Valle de la jungla
Ambición justificada
Orbe de delirio kalguur
Incubadora kalguur
Escarabajo kalgurano
Escarabajo kalgurano de enriquecimiento
Escarabajo kalgurano de riquezas protegidas
Escarabajo kalgurano de refinamiento
Ídolo kamasano
Grebas de Kaom
Armadura de placas de Kaom
Hacha karui
Machacadora karui
Cristal envolvente karui
Mazo karui
Cetro karui
Ducado de Katakohi
Corrupción del guardián
Llave hacia el decaimiento
Llave hacia el crisol
Llave espada
Matar
Anomalía cinética
Explosión cinética
Explosión cinética de agrupación
Descarga cinética
Descarga cinética de fragmentación
Flujo cinético
Ráfaga cinética
Ráfaga cinética de detonación
Asistencia de Inestabilidad cinética
Lluvia cinética
Lluvia cinética de impacto
Varita cinética
Recuerdo de Kirac
Ducado de Kishara
Casco de caballero
Asistencia de Empujar
Mapa de Laboratorio
-
Lacerar
Lacerar de carnicería
Lacerar de hemorragia
Escudo espiritual de roble sedoso
Necrosis lagrimal
Rodela laqueada
Ropas laqueadas
Casco laqueado
Mapa de Guarida
Mapa de Guarida de la hidra
Escudo gota laminado
Acero empalador
Acero empalador de pulverización
Amor perdido de Lantador
Amuleto de lapislázuli
Joya ramificadora grande
Frasco híbrido grande
Frasco de vida grande
Frasco de maná grande
Última esperanza
La última defensa
-
Cota de anillas intrincada
Mapa de Cámara de lava
Mapa de Lago de lava
Regalo del vientre lujoso
Escudo gota recubierto
Cetro de plomo
Salto con impacto
Salto con impacto de quebrantamiento
Cinturón de cuero
Brazales de cuero
Gorro de cuero
Capucha de cuero
Botas de escamas de cuero
Abandonado al destino
Botas de legión
Guantes de legión
Martillo de la legión
Armadura de placas de legión
Escarabajo de legión
Escarabajo de legión de conflicto eterno
Escarabajo de legión de oficiales
Escarabajo de legión de la Sekhema
Escarabajo de legión de tesoros
Espada de la legión
Fragmento de Espada de Legión
Asistencia de Duración reducida
Artefacto menor de la Guadaña negra
Artefacto menor del Círculo roto
Brasa sobrenatural menor
Icor sobrenatural menor
Artefacto menor de la Orden
Asistencia de Coste de maná reducido menor
Artefacto menor del Sol
Asistencia de dosis letal
Tentación de Lete
Guanteletes de leviatán
Grebas de leviatán
Guantes de línea ley
Mapa de Línea ley
Diadema del liche
Asistencia de Vida ganada por golpe
Asistencia de Absorción de vida
Runa de vida
Asistencia de Transfusión de vida
Brigantina liviana
Carcaj ligero
Luz y verdad
Mapa de Faro
Astrolabio oscuro
Égida de trueno
Flecha de rayo
Flecha de rayo de electrocución
Descarga de rayo
Represalia de clon de rayo
Conducto de rayo
Conducto de rayo de los cielos
Asistencia de Penetración de rayo
Trampa de pararrayos
Trampa de pararrayos de sobrecarga
Trampa de pararrayos de electrificación
Golpe de rayo
Golpe de rayo de electricidad
Centellas
Centellas de excentricidad
Centellas de escalada
Trampa de rayo
Trampa de rayo de chispas
Teletransporte de rayo
Escudo gota de tilo
Restos persistentes
Piel de león
Espada de león
Hoja ágil
Hielo viviente
Asistencia de Rayo viviente
Chispazo de rayo viviente
Contrato de forzar cerraduras
Asistencia de Mina de epicentro
Talismán de cuerno solitario
Fragmento solitario
Llave del Relicario solitario
Guerrero solitario
Arco largo
Báculo largo
Espada larga
Talismán de diente largo
Mapa de Puesto de observación
Armadura de placas señorial
Cota de anillas lubricada
Mundos perdidos
Amor a través del hielo
Lealtad
Tatuaje de lealtad a Ahuana
Tatuaje de lealtad a Akoya
Tatuaje de lealtad a Ikiaho
Tatuaje de lealtad a Kuhuturoa
Tatuaje de lealtad a Kaom
Tatuaje de lealtad a Kiloava
Tatuaje de lealtad a Maata
Tatuaje de lealtad a Rakiata
Tatuaje de lealtad a Tawhanuku
Tatuaje de lealtad a Utula
Fósil brillante
Suerte de los vaal
Bastión afortunado
Conexiones afortunadas
Baraja de la suerte
Tesoro luminoso
Diadema de Lunaris
Colgante de lobo
Amuleto refulgente
Invocación de Lycia de Acrobacias
Invocación de Lycia de Vínculo ancestral
Invocación de Lycia de Baile de flechas
Invocación de Lycia de Avatar de fuego
Invocación de Lycia de Magia de sangre
Invocación de Lycia de Llamada a las armas
Invocación de Lycia de Conducto
Invocación de Lycia de Baile carmesí
Invocación de Lycia de Escudo divino
Invocación de Lycia de Enlace sobrenatural
Invocación de Lycia de Equilibrio elemental
Invocación de Lycia de Sobrecarga elemental
Invocación de Lycia de Juventud eterna
Invocación de Lycia de Baile fantasmal
Invocación de Lycia de Desgarrador de espíritus
Invocación de Lycia de Golpes laterales
Invocación de Lycia de Maestro de maleficios
Invocación de Lycia de Protección desequilibrada
Invocación de Lycia de Sujeción de hierro
Invocación de Lycia de Reflejos de hierro
Invocación de Lycia de Voluntad de hierro
Invocación de Lycia de Sombra de Lete
Invocación de Lycia de Matamagos
Invocación de Lycia de Mente sobre materia
Invocación de Lycia de Inestabilidad de los esbirros
Invocación de Lycia de Ajuste al dolor
Invocación de Lycia de Agonía perfecta
Invocación de Lycia de Quemarropa
Invocación de Lycia de Técnica precisa
Invocación de Lycia de Técnica resuelta
Invocación de Lycia de Vinculación de runas
Invocación de Lycia de Solipsismo
Invocación de Lycia de Ego supremo
Invocación de Lycia de Postura inquebrantable
Invocación de Lycia de Pacto vaal
Invocación de Lycia de Combatiente versátil
Invocación de Lycia de Protección perversa
nvocación de Lycia de Bailarín de viento
Invocación de Lycia de Juramento del fanático
Invocación de Lycia de El agnóstico
Invocación de Lycia de El empalador
Talismán de lince
Alivio de Lysah
Envoltorio de microtransacciones
Asistencia de maquinaciones
Incubadora enloquecedora
Objeto enloquecedor
Báculo de vorágine
Vestimenta de mago
Corona de magistrado
Talismán de sabueso de magma
Mineral magmático
Escudo torre magmático
Asistencia de magnetismo
-
Escudo torre de caoba
Asistencia de Lisiar
Piel majestuosa
Armadura de placas majestuosa
Malevolencia
Mapa de Malformación
Colmillos malignos
Porra
Hacha de maltrato
Hombre con oso
Asistencia de Absorción de maná
Báculo infundido con maná
Lazo de maná
Asistencia de Flechas manaforjadas
Talismán de mandíbula
Manifestar derviches bailarines
Anillo variado
Mapa
Mapa (grado 1)
Mapa (grado 10)
Mapa (grado 11)
Mapa (grado 12)
Mapa (grado 13)
Mapa (grado 14)
Mapa (grado 15)
Mapa (grado 16)
Mapa (grado 2)
Mapa (grado 3)
Mapa (grado 4)
Mapa (grado 5)
Mapa (grado 6)
Mapa (grado 7)
Mapa (grado 8)
Mapa (grado 9)
Escudo redondo de arce
Arco maraketh
Cristal envolvente maraketh
Amuleto de mármol
Asistencia de Señalar al golpear
Marcar como presa
Brigantina del mariscal
Mapa de Marjales
Botas de mártir
Guantes de mártir
Sello del cartógrafo maestro
Ganzúa maestra
Matrioshka
Mapa de Mausoleo
Cincel de la Especialista de avaricia
Cincel de la Especialista de adivinación
Cincel de la Especialista de adquisición
Cincel de la Especialista de proliferación
Cincel de la Especialista de escarabajos
Invitación de la Especialista: Túmulos de Glennach
Invitación de la Especialista: Aldea de Haewark
Invitación de la Especialista: Lex Ejoris
Invitación de la Especialista: Lex Proxima
Invitación de la Especialista: Lira Arthain
Invitación de la Especialista: Nuevo Vastir
Invitación de la Especialista: El Atlas
Invitación de la Especialista: Los Asesinos del Antiguo
Invitación de la Especialista: Los temidos
Invitación de la Especialista: Los olvidados
Invitación de la Especialista: Los formados
Invitación de la Especialista: Los ocultos
Invitación de la Especialista: Los recordados
Invitación de la Especialista: Los retorcidos
Invitación de la Especialista: El final de Tirn
Invitación de la Especialista: El descanso de Valdo
-
Mapa de Laberinto
Mapa de Laberinto del minotauro
Asistencia de escudo de carne
Picadora de carne
Saco de carne
Cinturón de mecalarma
Cinturón mecánico
Joya ramificadora mediana
Frasco híbrido mediano
Frasco de vida mediano
Frasco de maná mediano
Asistencia de Daño físico cuerpo a cuerpo
Asistencia de Golpe colateral
Recuerdo de deseo
Recuerdo de incredulidad
Recuerdo de familiaridad
Recuerdo de impaciencia
Recuerdo de impulsividad
Recuerdo de soledad
Recuerdo de burla
Recuerdo de pánico
Recuerdo de reverencia
Recuerdo de sospecha
Recuerdo de trauma
Acuerdo de mercenario
Armamento silencioso
Ducado de Merrick
Mapa de Mesa
Botas de mallas
Guantes de malla
Hipnotizar
Mensaje embotellado
Fósil metálico
Cerebro de metamorfo
Ojo de metamorfo
Corazón de metamorfo
Hígado de metamorfo
Pulmón de metamorfo
Cinturón de microdestilación
Hoja de medianoche
El poder es lo correcto
Báculo militar
Jaula de la mente
Asistencia de Campo de minas
Mapa de Charcas minerales
Asistencia de Daño de esbirros
Asistencia de Vida de esbirros
Asistencia de Velocidad de esbirros
Ídolo menor
Asistencia de Arquero ilusorio
Incubadora de espejismo
Flecha espejo
Flecha espejo de clones bombarderos
Flecha espejo de clones prismáticos
Esquirla de espejo
Espejo de Kalandra
Espejo de Teklatipitzi
Escudo de pinchos espejado
Placa reflejada
Miseria en la oscuridad
Reflejo brumoso
Mitones
Explosión fundida
Coraza fundida
Golpe fundido
Golpe fundido del cenit
Injerto de Xoph fundido
Asistencia de Momentum
Talismán de pata de mono
Talismán de monos gemelos
Monocromía
Báculo de la luna
Mapa de Templo de la luna
Diadema de luz de luna
Anillo de piedra lunar
Asistencia de Más duración
Más nunca es suficiente
Estrella de la mañana
Dolor mortal
Esperanza mortal
Ignorancia mortal
Furia mortal
Set mortal
Mortero
Escudo gota de mosaico
Runa de montaña
Mapa de Géiser de fango
Asistencia de Proyectiles múltiples
Asistencia de Tótems múltiples
Asistencia de Trampas múltiples
Asistencia de Golpes múltiples
Botas de asesinato
Manoplas de asesinato
Joya del ojo asesino
Mapa de Museo
Esencia murmurante de rabia
Esencia murmurante de desprecio
Esencia murmurante de miedo
Esencia murmurante de avaricia
Esencia murmurante de odio
Esencia murmurante de pena
Esencia murmurante de tormento
Esencia murmurante de aflicción
Incubadora misteriosa
Regalo del vientre misterioso
Envoltorio de microtransacciones
Piedra de Liga de Misterio
Puño de clavos
Astrolabio sin nombre
Anillo sin nombre
Contrato naval
Oficial naval
Diadema de nigromante
Sedas de nigromante
Red nigromántica
Mapa de Necrópolis
Armadura necrótica
Horror de agujas
Piedra de Liga de Némesis
Guantes de nexo
Asistencia de filo de la noche
Bacinete de pesadilla
Maza de pesadilla
Mapa de Pesadilla
Toga de hilo nocturno
Botines de viento nocturno
Recuerdo de Niko
Sin rastros
Hacha noble
Garra noble
Ídolo noble
Tricornio noble
Corona de Nook
Catalizador nocivo
Botas de cuero nobuk
Guantes de nubuck
Rodela de roble
Tintura de rama de roble
Orbe de delirio oscuro
Incubadora oculta
Centinela alfa de obsidiana
Centinela de pandemonio de obsidiana
Piedra de afilar de obsidiana
Centinela acechador de obsidiana
Vestimenta del ocultista
Cetro de ocre
Talismán de pulpo
Ofrenda a la Diosa
Candelabro de Ogham
Extractor de aceite
Chaqueta aceitada
Jubón aceitado
Varita de augurio
Augurio de aceleración
Augurio de adrenalina
Augurio de mejora
Augurio de legado
Augurio de brillantez
Augurio de conexiones
Augurio de puerta de la muerte
Augurio de danza con la muerte
Augurio de fortuna
Augurio de revitalización
Augurio de resurgimiento
Augurio de retorno
Augurio de venganza
Augurio de blanqueamiento
Augurio del joyero
Augurio del devorador de almas
Una última hazaña
Piedra de Liga de Fervor
Amuleto de ónice
Anillo de ópalo
Cetro de ópalo
Varita de ópalo
Aceite opalescente
Informe de exploración del operario
Fósil opulento
Orbe de alquimia
Orbe de alteración
Orbe de anulación
Orbe de aumento
Orbe de vinculación
Orbe de azar
Orbe de conflicto
Orbe de dominancia
Orbe de Dispersión Elemental
Orbe de fusión
Orbe de horizontes
Orbe de intención
Orbe de arrepentimiento
Orbe de remembranza
Orbe de purga
Orbe de tormentas
Orbe de tormentas de aguacero
Orbe de transmutación
Orbe de destrucción
Orbe de esclarecimiento
La quinta aventura de Orbala
Mapa de Huerto
Orden: ¡A mí!
Anillo orgánico
Roca del vacío de la originadora
Incubadora ornamentada
Maza ornamentada
Carcaj ornamentado
Cota de anillas ornamentada
Escudo de pinchos ornamentado
Espada ornamentada
Cetro oscilante
Incubadora de otro mundo
Informe de exploración de otro mundo
Llave del Relicario de mazmorra
La astucia del zorro
Asistencia de Sobrecarga
Tendones sobrecargados
Asistencia de Sobresfuerzo
Mapa de Ruinas descuidadas
Mapa de Santuario descuidado
Asistencia de sobrecalentamiento
Asistencia de intensidad sobrecargada
Asistencia de pacifismo
Pacificación
Pacto de Beidat
Pacto de Ghorr
Pacto de K'Tash
Pacto de Lycia
Chaquetón acolchado
Jubón acolchado
Varita pagana
Artista de dolor
Rodela pintada
Escudo torre pintado
Mapa de Palacio
Botas de paladín
Corona de paladín
Guantes de paladín
Cota del paladín
Set de la Corte pálida
Reliquia de papiro
Pasajeros parasíticos
Mapa de Parque
Amuleto paua
Anillo paua
Momentos de paz
Amuleto perlado
Las perlas delante de los cerdos
-
Mapa de Corral
Marca de penitencia
Marca de penitencia de conductividad
Marca de penitencia de disipación
Señal de penitencia
Carcaj de flechas penetrantes
Mapa de Península
Máscara penitente
Anillo de penumbra
Moneda Perandus
Piedra de Liga de Perandus
Contrato de percepción
Seguidor de Zarokh perfecto
Liche astral perfecto
Blasfemo perfecto
Demonio sangriento perfecto
Conjurador de podredumbre perfecto
Espada bailarina perfecta
Marioneta oscura perfecta
Segador oscuro perfecto
Alquimista druídico perfecto
Ojo sobrenatural perfecto
Prototipo prófugo perfecto
Caníbal ardiente perfecto
Tigre del bosque perfecto
Guerrero del bosque perfecto
Caníbal congelado perfecto
Tortuga del bosque perfecta
Goliat medio olvidado perfecto
Anomalía colosal perfecta
Hidra perfecta
Espíritu sentencioso perfecto
Saco de carne perfecto
Oficial naval perfecto
Horror de agujas perfecto
Artista de dolor perfecto
Demiurgo primitivo perfecto
Ave de trueno primitiva perfecta
Caballero inquieto perfecto
Conjurador de la grieta perfecto
Esqueleto rúnico perfecto
Demonio sanguinolento perfecto
Horror de sierras perfecto
Serpiente guerrera perfecta
Coloso sombrío perfecto
Constructo sombrío perfecto
Horror desgarrador perfecto
Matriarca arácnida perfecta
Espíritu de fortuna perfecto
Jefe de guerra perfecto
Perfección
Perforación
Perforación de sangría
Perforación de dualidad
-
Golpe pestilente
Invocar estatua de petrificación
Sangre petrificada
Mazo petrificado
Mapa de Fantasmagoría
Botas de fantasma
Maza fantasma
Manoplas de fantasma
Traspasar
Égida física
Aura de degeneración física
Represalia de proyectil físico
Asistencia de Físico a rayo
Mapa de Muelle
Asistencia de Perforar
Rayo de piedad
Hendidura revertida de Piedad
Bacinete rostro de cerdo
Martinete
Rodela de pino
Escudo torre del pináculo
Asistencia de Concisión
Mapa de Hoyo
Mapa de Hoyo de la quimera
Talismán de pitbull
Plaga
Portador de plaga
Máscara de plaga
Talismán de Arácnido plagado
Escudo gota de tabla
Jubón de placas
Mapa de Meseta
Guanteletes blindados
Grebas de placas
Mazo blindado
Roca del vigilante de platino de Túmulos de Glennach
Roca del vigilante de platino de la Aldea de Haewark
Kris de platino
Roca del vigilante de platino de Lex Ejoris
Roca del vigilante de platino de Lex Proxima
Roca del vigilante de platino de Lira Arthain
Roca del vigilante de platino de Nuevo Vastir
Cetro de platino
Roca del vigilante de platino de El final de Tirn
Roca del vigilante de platino del Descanso de Valdo
¡Hazte el muerto!
Ataque de prueba
Embate de prueba
Hechizo de prueba
Mapa de Plaza
Daga neumática
Señal del cazador furtivo
Almarada
Asistencia de Quemarropa
Tintura de dulcamara
Fe envenenada
Sustancia venenosa
Sustancia venenosa de rebote
Rodela polar
Invitación polar
Alabarda
Escarabajo pulido de abismo
Escarabajo pulido de emboscada
Escarabajo pulido de bestiario
Escarabajo pulido de plaga
Escarabajo pulido de fisura
Escarabajo pulido de cartografía
Escarabajo pulido de adivinación
Escarabajo pulido del antiguo
Escarabajo pulido de expedición
Escarabajo pulido de heraldo
Escarabajo pulido de legión
Escarabajo pulido de relicario
Amuleto sensorial pulido
Escarabajo pulido del creador
Escudo de pinchos pulido
Escarabajo pulido de sulfito
Escarabajo pulido de tormento
Escarabajo pulido de ultimátum
Polimorfismo
Mapa de Puerto
-
Pergamino de portal
Desfibrilador de Portales
Resonador alquímico potente
Resonador caótico potente
Vara de potencialidad
Asistencia de Carga de poder en golpe crítico
Núcleo de energía
Runa de poder
Robo de poder
Robo de poder del archimago
Resonador alquímico poderoso
Resonador caótico poderoso
Corona de pretor
Mapa de Recinto
Punta de flecha precisa
Golpe preciso
Guanteletes de precursor
Grebas de precursor
Asistencia de Depredación
Garra prehistórica
Prejuicio
Guanteletes preservadores
Preservación de la quietud
Daga presurizada
Contrato precautorio
Orgullo
Orgullo antes de la caída
Orgullo de los primeros
Égida primigenia
Carcaj de flechas primitivas
Fuerza vital primitiva cristalizada
Orbe de delirio primitivo
Demiurgo primitivo
Incubadora primitiva
Talismán de calavera primitiva
Ave de trueno primitiva
Fuegos fatuos primitivos
Resonador alquímico primigenio
Resonador caótico primigenio
Cuchilla primitiva
Lente reclasificador principal
Sextante primario
Centinela alfa primitivo
Centinela de pandemonio primitivo
Estoque primitivo
Remanente primitivo
Centinela acechador primitivo
Resonador alquímico primitivo
Resonador caótico primitivo
Báculo primitivo
Mapa de Bloques primordiales
Fragmento primordial
Mapa de Charca primordial
Remanente primordial
Báculo primordial
Estallido prismático
Asistencia de Estallido prismático
Catalizador prismático
Fósil prismático
Joya prismática
Aceite prismático
Anillo prismático
Tintura prismática
Fósil prístino
Reliquia procesional
Varita profana
Mapa de Rambla
Armería de Prometheus
Daga puntiaguda
Profecía
Piedra de Liga de Profecía
Varita de profecía
Corona de profeta
Astrolabio excavador
Prosperidad
Vínculo protector
Regalo del vientre aprovisionador
Hacha psicótica
Asistencia de Pulverizar
Punción
Punción de pinchazo
Castigo
Mapa ocupado por el Purificador
Llama purificadora
Llama purificadora de revelaciones
Pureza de los elementos
Pureza de fuego
Pureza de hielo
Pureza de rayo
Asistencia de pira
Mina piroclástica
Mina piroclástica de sabotaje
Báculo de cuartel
Frasco de cuarzo
Cetro de cuarzo
Varita de cuarzo
Orden de la reina
Frasco de celeridad
Paso rápido
Chaqueta rellena
Mapa de Estadio
Asistencia de Furia
Vórtice de furia
Vórtice de furia de berserker
Lluvia de filos
Tentador de la lluvia
Lluvia de flechas
Lluvia de flechas de artillería
Lluvia de flechas de saturación
Lluvia de caos
Levantar espectro
Levantar espectro de transitoriedad
Levantar arañas
Levantar zombi
Levantar zombi de caída
Levantar zombi de embate
Grito inspirador
Piedra de Liga de Desenfreno
Mapa de Murallas
Amuleto aleatorio
Pecho de armadura aleatorio
Botas de armadura aleatorias
Guantes de armadura aleatorios
Casco de armadura aleatorio
Escudo de armadura aleatorio
Pecho de armadura y escudo de energía aleatorio
Botas de armadura y escudo de energía aleatorias
Guantes de armadura y escudo de energía aleatorios
Casco de armadura y escudo de energía aleatorio
Escudo de armadura y escudo de energía aleatorio
Pecho de armadura y evasión aleatorio
Botas de armadura y evasión aleatorias
Guantes de armadura y evasión aleatorios
Casco de armadura y evasión aleatorio
Escudo de armadura y evasión aleatorio
Cinturón aleatorio
Arco aleatorio
Ídolo funerario aleatorio
Garra aleatoria
Ídolo de conquistador aleatorio
Daga aleatoria
Pecho de escudo de energía aleatorio
Botas de escudo de energía aleatorias
Guantes de escudo de energía aleatorios
Casco de escudo de energía aleatorio
Escudo de escudo de energía aleatorio
Pecho de evasión aleatorio
Botas de evasión aleatorias
Guantes de evasión aleatorios
Casco de evasión aleatorio
Escudo de evasión aleatorio
Pecho de evasión y escudo de energía aleatorio
Botas de evasión y escudo de energía aleatorias
Guantes de evasión y escudo de energía aleatorios
Casco de evasión y escudo de energía aleatorio
Escudo de evasión y escudo de energía aleatorio
Ídolo kamasano aleatorio
Ídolo menor aleatorio
Ídolo noble aleatorio
Hacha a una mano aleatoria
Maza a una mano aleatoria
Espada a una mano aleatoria
Carcaj aleatorio
Estoque aleatorio
Anillo aleatorio
Daga rúnica aleatoria
Cetro aleatorio
Báculo aleatorio
Ídolo totémico aleatorio
Hacha a dos manos aleatoria
Maza a dos manos aleatoria
Espada a dos manos aleatoria
Varita aleatoria
Báculo de guerra aleatoria
Telémetro
Arco de cazador
Anillo de rueda dentada
Ratas
Máscara de cuervo
Famélico
Botas de cuero crudo
Guantes de cuero crudo
Escudo torre de cuero
Fragmento de realidad
Siega
Siega de carnicería
Desgarro
Desgarro de refracción
Hacha desgarradora
Casco de saqueador
Espada saqueadora
Renacimiento
Renacimiento y renovación
Hoja de reprimenda
Báculo de reciprocidad
Ambición temeraria
Contraataque
Arco recurvo
Paquete rojo
Orbe exaltado de la Redentora
Escudo de pinchos de secuoya
Mapa de Arrecife
Niebla reflejante
Reflejo
Reflejo del corazón
Aceite reflector
Arco reflejo
Niebla refractante
Implante regio
Orbe regio
Esquirla regia
Kit de disfraces de regicidio
Máscara de Regicidio
Grebas reforzadas
Red de hierro reforzado
Escudo gota reforzado
Red de cuerda reforzada
Red de acero reforzado
Escudo torre reforzado
Tótem de rejuvenecimiento
Mapa de las Cámaras de reliquias
Remembranza
Remanente de corrupción
Acero devastador
Injerto de Esh replicador
Mapa de Residencia
Caballero inquieto
Talismán de apestoso
Regresar al polvo
Portal de regreso al espejismo
Asistencia de Regreso de proyectiles
Fragmento reverente
Llave del Relicario reverente
Talismán de rhex
Talismán de rhoa
Conjurador de la grieta
Fuego justo
Fuego justo de devoción arcana
Rayo justo
Anillo
Botas de anillas
Chaqueta de anillas
Guantes de anillas
Anillos de luz
Represalia
Corriente
Escarabajo de ritual de abundancia
Escarabajo de ritual de cadáveres
Escarabajo de ritual de selectividad
Escarabajo de ritual de fuegos fatuos
Cetro de ritual
Fragmento de ritual
Recipiente de ritual
Runa de río
Botas remachadas
Guantes remachados
Rompe piedras
Camino de Detonación
Moneda del renegado
¡Rueda!
Bola de magma
Tintura de espinas de rosa
Talismán de cabeza putrefacta
Talismán de pluma podrida
Ducado de la Madremuera
Escudo redondo podrido
Piedra de afilar rugosa
Hacha real
Arco real
Borgoñota real
Armadura de placas real
Cetro real
Cuchilla real
Báculo real
Amuleto de rubí
Frasco de rubí
Anillo de rubí
Carcaj arrugado
Explosión rúnica
Explosión rúnica de teletransporte
Brazales rúnico
Símbolo rúnico de aullidos
Símbolo rúnico de blasfemia
Símbolo rúnico de conexión
Símbolo rúnico de consagración
Símbolo rúnico de furia
Símbolo rúnico de gemas
Símbolo rúnico de lealtad
Símbolo rúnico de bebida
Símbolo rúnico de congregación
Símbolo rúnico de refracción
Símbolo rúnico de remiendo
Símbolo rúnico de resurgimiento
Símbolo rúnico de sangre podrida
Símbolo rúnico de estabilidad
Símbolo rúnico de sufrimiento
Símbolo rúnico de tiempo
Símbolo rúnico de traición
Símbolo rúnico de agilidad
Símbolo rúnico del pescador
Símbolo rúnico de la unión
Símbolo rúnico del combatiente
Símbolo rúnico de la fortaleza
Símbolo rúnico de torpeza
Símbolo rúnico de infusión
Símbolo rúnico del joyero
Símbolo rúnico de la nova
Símbolo rúnico del río
Símbolo rúnico del siniestro
Símbolo rúnico de almas
Símbolo rúnico de atadura mágica
Símbolo rúnico de transformación
Símbolo rúnico de la bruja
Astrolabio rúnico
Cresta rúnica
Corona rúnica
Manopla rúnica
Guanteletes rúnicos
Guantes rúnicos
Grebas rúnicas
Hachuela rúnica
Casco rúnico
Suerte rúnica
Escarpes rúnicos
Esqueleto rúnico
Botas de acero rúnicas
Asistencia de ruptura
Escarabajo oxidado de abismo
Escarabajo oxidado de emboscada
Escarabajo oxidado de bestiario
Escarabajo oxidado de plaga
Escarabajo oxidado de fisura
Escarabajo oxidado de cartografía
Cofia oxidada
Escarabajo oxidado de adivinación
Escarabajo oxidado del antiguo
Escarabajo oxidado de expedición
Escarabajo oxidado de heraldo
Hachuela oxidada
Escarabajo oxidado de legión
Escarabajo oxidado de relicario
Escarabajo oxidado del creador
Pincho oxidado
Centinela acechador oxidado
Escarabajo oxidado de sulfito
Espada oxidada
Escarabajo oxidado de tormento
Escarabajo oxidado de ultimátum
Cinto rústico
Asistencia de Implacabilidad
Sable
Brote sagrado
Cota de malla sacra
Fuerza vital sagrada cristalizada
Frasco híbrido sagrado
Incubadora sagrada
Frasco de vida sagrado
Frasco de maná sagrado
Orbe sagrado
Asistencia de Fuegos fatuos sagrados
Set de sacrificio
Asistencia de Sacrificio
Sacrificio al amanecer
Sacrificio al anochecer
Sacrificio a medianoche
Sacrificio al mediodía
Ropas de sacrificio
Asistencia de Sadismo
Ropas de sádico
Guantes de sabio
Botines de sabio
Varita de sabio
Toga del sabio
-
Cota del santo
Cota de malla santificada
Celada
Cetro de sambar
Voto de Sambodhi
Sabiduría de Sambodhi
Guantes de seda pesada
Botines de seda pesada
Casco samnita
Fósil santificado
Frasco de vida santificado
Frasco de maná santificado
Reliquia santificada
Mapa de Santuario
Investigación sobre los archivos del Santuario
Investigación sobre la catedral del Santuario
Investigación sobre la necrópolis del Santuario
Investigación sobre las bóvedas del Santuario
Talismán de escupidor de arena
Arena de la Eternidad
Carta de lecho marino arenoso
Demonio sanguinolento
Atuendo sanguino
Frasco de zafiro
Anillo de zafiro
Señuelo saqawino
Talismán saqawino
Guantes de satén
Botines de satín
Percebe salvaje
Talismán de cangrejo salvaje
Toga del ilustrado
Horror de sierras
Cota de escamas
Jubón de escamas
Escarabajo de adversarios
Escarabajo de divinidad
Escarabajo de evolución
Escarabajo de traidores cazados
Escarabajo de linaje monstruoso
Escarabajo de tormentas radiantes
Escarabajo de estabilidad
Escarabajo de fuegos fatuos
Escarabajo del comandante
Escarabajo de los diestros
Escarabajo de los siniestros
Máscara de miedo
Atuendo escarlata
Escudo redondo escarlata
Botas de erudito
Erudito de los mares
Toga de erudito
Fósil ardiente
Haz abrasador
Haz abrasador de inmolación
Asistencia de heraldo desdeñoso
Talismán de escorpión
Flecha de espinas
Flecha de espinas de amenaza
Talismán de escarbador
Restos de metal
Esencia berreante de rabia
Esencia berreante de angustia
Esencia berreante de desprecio
Esencia berreante de duda
Esencia berreante de terror
Esencia berreante de envidia
Esencia berreante de miedo
Esencia berreante de avaricia
Esencia berreante de odio
Esencia berreante de aversión
Esencia berreante de miseria
Esencia berreante de furia
Esencia berreante de desdén
Esencia berreante de pena
Esencia berreante de rencor
Esencia berreante de sufrimiento
Esencia berreante de tormento
Esencia berreante de aflicción
Esencia berreante de ira
Esencia berreante de fervor
Invitación vociferante
Mapa de Sala del escriba
Fragmento de pergamino
Pergamino de sabiduría
Orbe de destino
Amuleto de vidrio marino
Sello de Lunaris
Sello de Solaris
Joya del ojo observador
Atadura abrasadora
Atadura abrasadora de detonación
Asistencia de Segundo aliento
Lente reclasificador secundario
Yelmo de secutor
Grito sísmico
Trampa sísmica
Trampa sísmica de hinchazón
Apresar la carne
-
Chaquetón de centinela
Aceite sepia
Mapa de Sepulcro
Extracto de serpiente
Serpiente guerrera
Báculo sinuoso
Botas de escamas de serpiente
Guanteletes de escamas de serpiente
Carcaj de flechas dentadas
Florete serrado
Fósil serrado
Fijar cebo de tiburón
Siete años de mala suerte
Almilla raída
Botas encadenadas
Forma de sombra
Hacha de sombras
Coloso sombrío
Filos de sombra
Constructo sombrío
Colmillos sombríos
Cetro de sombras
Anillo sombreado
Botas de chagrín
Guantes de zapa
Escudo torre de zapa
Mapa de Academia modificado
Mapa de Cavernas ácidas modificado
Mapa de Ciudad antigua modificado
Mapa de Nido arácnido modificado
Mapa de Tumba arácnida modificado
Mapa de Galería modificado
Mapa de Arena modificado
Mapa de Lago árido modificado
Mapa de Armería modificado
Mapa de Arsenal modificado
Mapa de Bosque pálido modificado
Mapa de Atolón modificado
Mapa de Túmulos modificado
Mapa de Playa modificado
Mapa de Ciénaga modificado
Mapa de Cripta de hueso modificado
Mapa de Aposentos del entierro modificado
Mapa de Cañón modificado
Mapa de Ruinas del castillo modificado
Mapa de Celdas modificado
Mapa de Camposanto modificado
Mapa de Cauce modificado
Mapa de Columnata modificado
Mapa de Patio modificado
Mapa de Caletas modificado
Mapa de Mina de cristal modificado
Mapa de Cripta maldita modificado
Mapa de Desierto modificado
Mapa de Manantial del desierto modificado
Mapa de Dunas modificado
Mapa de Mazmorra modificado
Mapa de Fábrica modificado
Mapa de Mina inundada modificado
Mapa de Jardines modificado
Mapa de Geoda modificado
Mapa de Gueto modificado
Mapa de Cementerio modificado
Mapa de Gruta modificado
Mapa de Valle de la Jungla modificado
Mapa de Malformación modificado
Mapa de Marjales modificado
Mapa de Mesa modificado
Mapa de Géiser de fango modificado
Mapa de Museo modificado
Mapa de Huerto modificado
Mapa de Santuario descuidado modificado
Mapa de Península modificado
Mapa de Fantasmagoría modificado
Mapa de Muelle modificado
Mapa de Hoyo modificado
Mapa de Puerto modificado
Mapa de Charca primordial modificado
Mapa de Rambla modificado
Mapa de Estadio modificado
Mapa de Murallas modificado
Mapa de Arrecife modificado
Mapa de Orilla modificado
Mapa de Bosque de arañas modificado
Mapa de Guarida de la araña modificado
Mapa de Litoral modificado
Mapa de Templo modificado
Mapa de Matorral modificado
Mapa de la Torre modificado
Mapa de Alcantarilla tóxica modificado
Mapa de Isla tropical modificado
Mapa de Río subterráneo modificado
Mapa de Pirámide vaal modificado
Mapa de Villa modificado
Mapa de Charca de desechos modificado
Mapa de Embarcadero modificado
Mapa de Guardián del Creador
Desesperación del Creador
Devastación del Creador
Orbe exaltado del Creador
Ira del Creador
Esquirla de destino
Botas de piel de tiburón
Guantes de piel de tiburón
Túnica de piel de tiburón
Carcaj de flechas de dientes de tiburón
Garra de dientes de tiburón
Acero devastador
Acero devastador de munición
Carga con escudo
Talisman de cangrejo escudo
Barrido con escudo
Barrido con escudo del jefe de guerra
Fragmentación de escudo
Escudo de luz
Amuleto brillante
Llave del Relicario brillante
Mapa de Astillero
Suelo electrificado
Nova de rayo
Nova de rayo de procesión
Onda sísmica
Asistencia de Onda sísmica
Tótem de onda sísmica
Tótem de onda sísmica de autoridad
Mapa de Orilla
Arco corto
Balista de metralla
Balista de metralla de acero
Esencia chillante de rabia
Esencia chillante de angustia
Esencia chillante de desprecio
Esencia chillante de duda
Esencia chillante de terror
Esencia chillante de envidia
Esencia chillante de miedo
Esencia chillante de avaricia
Esencia chillante de odio
Esencia chillante de aversión
Esencia chillante de miseria
Esencia chillante de furia
Esencia chillante de desdén
Esencia chillante de pena
Esencia chillante de rencor
Esencia chillante de sufrimiento
Esencia chillante de tormento
Esencia chillante de aflicción
Esencia chillante de ira
Esencia chillante de fervor
Mapa de Santuario
Fósil vibrante
Hacha de asedio
Balista de asedio
Balista de asedio de astillamiento
Balista de asedio de Trarthus
Casco de asedio
Mapa de Asedio
Runa de poder
Señalar presa
Silencio y escarcha
Guantes de seda
Toga de seda
Botines de seda
Ropas de seda
Capucha de seda
Jubón de seda
Envoltura de seda
Suela de hilo de seda
Mapa de Silo
Broche plateado
Moneda de plata
Frasco de plata
Llave de plata
Aceite plateado
Red de hierro simple
Ganzúa simple
Toga simple
Red de cuerda simple
Sextante simple
Red de acero simple
Amuleto de símplex
Simulacro
Fragmento de Simulacro
Orbe de delirio singular
Incubadora singular
Informe de exploración singular
Catalizador siniestro
Tricornio del pecador
Trampa de absorción
Trampa de absorción de dolor
¡Siéntate!
Cuchilla
Llavero maestro
Cuchillo para despellejar
Orbe de delirio escurridizo
Incubadora de insectos
Horror desgarrador
Daga de matanza
Almádena
Abrigo elegante
Botas furtivas
Guantes de huída
Aura de lentitud
Asistencia de Proyectiles lentos
Joya ramificadora pequeña
Frasco híbrido pequeño
Frasco de vida pequeño
Frasco de maná pequeño
Espada pequeña
Aniquilación
Aniquilación del juicio divino
Mina de humo
Disparo certero
Arco certero
Señal del tirador
Remordimiento de la sociedad
Mazo solar
Arco solarino
Diadema de Solaris
Botas de soldado
Guantes de soldado
Casco de soldado
Brigantina del soldado
Coraza somática
Varita somática
Algo oscuro
Botas de hechicero
Guantes de hechicero
Máscara de angustia
Vínculo del alma
Saciado de almas
Desgarrador de almas
Desgarrador de almas de siega
Desgarrador de almas de la espiral
Escudo de pinchos soberano
Chispa
Chispa de impredecibilidad
Chispa de la nova
Garra brillante
Hacha espectral
Hélice espectral
Hélice espectral de Trarthus
Lanzamiento de escudo espectral
Lanzamiento de escudo espectral de fracturación
Lanzamiento de escudo espectral de Trarthus
Arma espectral giratoria
Espíritus espectrales
Espada espectral
Lanzamiento espectral
Lanzamiento espectral de materialización
Lanzamiento espectral de Trarthus
Pergamino de especularidad
Asistencia de Cascada de hechizos
Asistencia de Eco de hechizo
Asistencia de Tótem de hechizos
Asistencia de Filo encantado
Lanzahechizos
Talismán de cangrejo araña
Mapa de Bosque de arañas
Mapa de Guarida de la araña
Matriarca arácnida
Toga de seda de araña
Carcaj de flechas de punta de lanza
Manojo de pinchos
Mazo con pinchos
Guantes con clavos
Escudo redondo con pinchos
Injerto de Uul de pinchos
Arco de voluntad
Talismán de espina fusionada
Mazo espinoso
Escudo redondo espinoso
Florete espiralado
Varita espiralada
Explosión espiritual
Ofrenda del espíritu
Espíritu de fortuna
Escudo redondo espléndido
Astilla de Chayula
Astilla de Esh
Astilla de Tul
Astilla de Uul-Netol
Astilla de Xoph
Escudo torre astillado
Flecha dividida
Flecha dividida de división
Asistencia de Proyectiles divididos
Talismán de tritón dividido
Acero explosivo
Acero explosivo de munición
Tintura de brote fúngico
Spray de pintura sangrienta
Spray de pintura celestial
Spray de pintura magmática
Injerto de Tul de borrasca
Prosperidad malgastada
Talismán de calamar
Cetro estabilizador
Baraja apilada
Báculo del primer devorador de pecados
Cetro de ciervo
Mapa de Estancamiento
Pústula acechante
Intercambio de postura
Ganzúa estándar
Piedra de afilar estándar
Lluvia de estrellas
Golpe de estática
Golpe de estática de recolección de rayos
Atadura estática
Botas de sigilo
Guantes de sigilo
Brazales de acero
Diadema de acero
Taladro de acero
Guanteletes de metal
Grebas de acero
Escudo gota de acero
Anillo de acero
Punta de acero
Botas de escamas de metal
Guanteletes de escamas de metal
Piel de acero
Arco de madera y acero
Frasco de estibina
Estilete
Injerto de Xoph avivador
Hacha de piedra
Martillo de piedra
Piedra de pasaje
Marca de tormentas
Marca de tormentas de indecisión
Estallido de tormenta
Estallido de tormenta de repulsión
Llamado de tormenta
Llamado de tormenta de Trarthus
Cascada de tormenta
Teletransporte de nubes de tormenta
Lluvia de tormenta
Lluvia de tormenta del conducto
Lluvia de tormenta de la alambrada
Tormenta de juicio
Rito de tormenta
Rito de tormenta de teletransporte
Mina de tormenta explosiva
Injerto de Esh atronador
Botas caminatormentas
Mapa de Litoral
Botas atadas
Armadura forrada de cuero
Manoplas atadas
Red de hierro fuerte
Red de cuerda fuerte
Red de acero fuerte
Golpeado por un rayo
Cinturón tachonado
Brazales tachonados
Escudo redondo tachonado
Asistencia de Aturdir
Faja estigia
Escudo espiritual subsumador
Alivio de los inmaculados
Escarabajo de sulfito
Escarabajo de sulfito de gases
Escarabajo de sulfito de codicia
Antorcha de azufre
Frasco de azufre
Mapa de Fumarolas de azufre
Mapa de Cima
Invocar arbalesteros
Invocar barril
Invocar rhoa bestial
Invocar serpiente bestial
Invocar ursa bestial
Invocar gólem carroñero
Invocar gólem carroñero de hordas
Invocar gólem carroñero de carroña
Invocar gólem de caos
Invocar gólem de caos de hordas
Invocar gólem de caos de la vorágine
Invocar efigie oscura
Invoca una Bestia demoníaca
Invoca una Arpía demoníaca
Invoca un Diablillo demoníaco
Invocar efigie de Doedre
Invocar reliquia elemental
Invocar gólem de fuego
Invocar gólem de fuego de hordas
Invocar gólem de fuego del meteorito
Invocar Heraldo superior de la brutalidad
Invocar Heraldo superior de las direcciones
Invocar Heraldo superior de concentración
Invocar Heraldo superior de tormentas
Invocar Heraldo superior del tiempo
Invocar Heraldo superior de lo arcano
Invocar Heraldo de la brutalidad
Invocar Heraldo de las direcciones
Invocar Heraldo de concentración
Invocar Heraldo de tormentas
Invocar Heraldo del tiempo
Invocar Heraldo de lo arcano
Invocar a nacidos de la colmena
Invocar reliquia sagrada
Invocar reliquia sagrada de convicción
Invocar gólem de hielo
Invocar gólem de hielo de hordas
Invocar gólem de hielo de fracturación
Invocar gólem de rayo
Invocar gólem de rayo de hordas
Invocar rayo viviente
Invoca un Ángel pálido
Invoca un Querubín pálido
Invoca un Servidor pálido
Invocar fantasma
Asistencia de Invocar fantasma
Invocar espíritus encolerizados
Invocar espíritus encolerizados de enormidad
Invocar desgarrador
Invocar desgarrador de evisceración
Invocar desgarrador de apariciones
Invocar fuegos fatuos sagrados
Invocar centinela de resplandor
Invocar recuerdo del Creador
Invocar esqueletos
Canalizar Invocar esqueletos
Invocar esqueletos de arqueros
Invocar esqueletos de magos
Invocar robots escurridizos
Invocar tigre espectral
Invocar lobo espectral
Invocar espíritu de Ahuana
Invocar espíritu de Akoya
Invocar espíritu de Ikiaho
Invocar espíritu de Kahuturoa
Invocar espíritu de Kaom
Invocar espíritu de Kiloava
Invocar espíritu de Maata
Invocar espíritu de Rakiata
Invocar espíritu de Tawhanuku
Invocar espíritu de Utula
Invocar gólem de piedra
Invocar gólem de piedra de hordas
Invocar gólem de piedra de salvaguardia
Invocar Artefacto provocador
Invocar Robots activadores
Invocar Heraldo visitante de concentración
Invocar Heraldo visitante del tiempo
Invocar Heraldo visitante de lo arcano
Invocar engendro del vacío
Invoca una imagen de Beidat, Arcángel de la muerte
Invoca una imagen de K'Tash, Pastor del odio
Injerto de Tul invocador
Armadura de cuero del sol
Armadura de placas del sol
Runa de sol
Fisurar
Fisurar de agrietamiento
Fisurar de Trarthus
Hacha fisurante
Diadema de fuego solar
Mapa de Ciudad hundida
Cuero supremo
Escudo de pinchos supremo
Torrente emergente
Brújula del inspector
Suspender en el tiempo
Asistencia de Aflicción veloz
Asistencia de armado rápido
Asistencia de Marca veloz
Reliquia de la espada del inverso
Tormenta de espadas
Anillo sináptico
Medallón del sindicato
Ropas del sindicato
Mapa Sintetizado
Fragmento sintetizador
-
Orbe de sastrería
Restos de armaduras contaminados
Piedra de afilar contaminada
Bendición contaminada
Catalizador contaminado
Orbe de caos contaminado
Orbe cromático contaminado
Lágrima divina contaminada
Orbe exaltado contaminado
Orbe de joyero contaminado
Orbe mítico contaminado
Aceite contaminado
Orbe de fusión contaminado
Degeneración del talismán
Piedra de Liga de Talismán
Invocar espiral de rayo del talismán
Hacha de garra
Fósil enmarañado
Escudo espiritual dañado
Capa harapienta
Tatuaje de makanga de Arohongui
Tatuaje de guardián de la luna de Arohongui
Tatuaje de explorador de Arohongui
Tatuaje de chamán de Arohongui
Tatuaje de belicista de Arohongui
Tatuaje de guerrero de Arohongui
Tatuaje de guardián de la muerte de Hinekora
Tatuaje de makanga de Hinekora
Tatuaje de chamán de Hinekora
Tatuaje de cuentacuentos de Hinekora
Tatuaje de belicista de Hinekora
Tatuaje de guerrero de Hinekora
Tatuaje de bebedor de sangre de Kitava
Tatuaje de comecorazones de Kitava
Tatuaje de makanga de Kitava
Tatuaje de rebelde de Kitava
Tatuaje de chamán de Kitava
Tatuaje de guerrero de Kitava
Tatuaje del caminante de fuego Ngamahu
Tatuaje de makanga de Ngamahu
Tatuaje de chamán de Ngamahu
Tatuaje de belicista de Ngamahu
Tatuaje de guerrero de Ngamahu
Tatuaje de tallador de madera de Ngamahu
Tatuaje de arquero de Ramako
Tatuaje de mensajero de Ramako
Tatuaje de makanga de Ramako
Tatuaje de explorador de Ramako
Tatuaje de chamán de Ramako
Tatuaje de tirador de Ramako
Tatuaje de bruto de Rongokurai
Tatuaje de goliat de Rongokurai
Tatuaje de guardia de Rongokurai
Tatuaje de makanga de Rongokurai
Tatuaje de tortuga de Rongokurai
Tatuaje de guerrero de Rongokurai
Tatuaje de bailarín de filos de Tasalio
Tatuaje de makanga de Tasalio
Tatuaje de explorador de Tasalio
Tatuaje de chamán de Tasalio
Tatuaje de cambiamareas de Tasalio
Tatuaje de guerrero de Tasalio
Tatuaje de herbolario de Tawhoa
Tatuaje de makanga de Tawhoa
Tatuaje de naturalista de Tawhoa
Tatuaje de explorador de Tawhoa
Tatuaje de chamán de Tawhoa
Tatuaje de guerrero de Tawhoa
Tatuaje de luchador de Tukohama
Tatuaje de makanga de Tukohama
Tatuaje de chamán de Tukohama
Tatuaje de heraldo de guerra de Tukohama
Tatuaje de belicista de Tukohama
Tatuaje de guerrero de Tukohama
Tatuaje de makanga de Valako
Tatuaje de explorador de Valako
Tatuaje de chamán de Valako
Tatuaje de portador de escudo de Valako
Tatuaje de caminante de la tormenta de Valako
Tatuaje de guerrero de Valako
Provocar
Talismán de toro
Elegido de Tawhoa
Escudo redondo de teca
Aceite verde azulado
Lágrimas de podredumbre
Embate tectónico
Embate tectónico de cataclismo
Ducado de Telesia
Templanza
Florete templado
Catalizador templado
Orbe de herrería
Piedra de Liga de Tempestad
Escudo de tempestad
Astrolabio templario
Cristal envolvente templario
Mapa de Templo
Cadenas temporales
Grieta temporal
Abrazo tierno
Aplastadora
Anillo tenebroso
Látigo de tentáculos
Mapa de Terraza
Terrible secreto del espacio
Garra de terror
Mazo de terror
Orbe de delirio del taumaturgo
Incubadora del taumaturgo
Red taumatúrgica
Amuleto sensorial taumatúrgico
Amuleto taumatúrgico
Antorcha taumética
Pólvora taumética
El académico
El admirador
El espíritu aventurero
El esteticista
El boticario
La mano derecha del archimago
El campeón de la arena
El ejército de sangre
El artista
El aspirante
El astrólogo
El vengador
El despertado
El trato
El nacido de la batalla
La mujer oso
La bestia
La traición
La flor amarga
La barya negra
El fuego abrasador
La bendición de Moosh
El cuerpo
Los huesos
El mago de batalla fornido
La grieta
El emperador quebradizo
El cofre
La cacofonía
La llamada
El fullero
El cuervo de carroña
El cartógrafo
El cataclismo
El catalizador
La captura
El justiciero celestial
La roca celestial
Las cadenas que vinculan
Ducado del cambiaformas
El tramposo
El elegido
La tormenta que se aproxima
El conducto
El anhelo
El rey maldito
Los condenados
El prodigio impecable
El mago oscuro
El sueño más oscuro
El acuerdo
La impostora
Los profundos
El demonio
La demoníaca
El destino
El devastador
El doctor
El doble
El dragón
El corazón del dragón
La soñadora
La tierra de los sueños
El aristócrata borracho
El señor del calabozo
El paseo relajado
El decaimiento sobrenatural
La nada
La oscuridad invasora
La oscuridad interminable
El aguante
El ejecutor
El iluminado
Los entusiastas
El escape
La guerra eterna
El etéreo
La eterna
El explorador
El ojo del terror
El ojo del dragón
Las profundidades insondables
El banquete
El demonio
El toque final
El pescadero
El flechero
El regalo de Flora
El tonto
La fruta prohibida
El tesoro olvidado
El mar sin forma
El renegado
Los afortunados
Mirada al frente
El zorro
El zorro entre las zarzas
El apostador
El poder estridente
El tallador de gemas
Ducado del noble
El caballero
El gladiador
La diosa del agua
La era dorada
El ibis dorado
La gran avalancha
Las mejores intenciones
El viento gris aúlla
El abismo
El corazón vigoroso
El cosechador
El ermitaño
El disparo heróico
La colmena del conocimiento
El acaparador
El anzuelo
El hambre
El inmortal
El encantamiento
El inocente
El inoculado
El gato demente
El insaciable
El inventor
El bufón
El regalo del joyero
La periodista
El viaje
La hoja del rey
El corazón del rey
El lago
El desembarco
La última risa
El último en pie
La última cena
El leviatán
El liche
El ladrón de vitalidad
El león
La gran estafa
La larga guardia
El señor de negro
El señor de la celebración
El amante
La sacerdotisa de Lunaris
El rey loco
El cangrejo de magma
El maestro
El maestro artesano
Orden de la Especialista
El gobernador
El mercenario
El mensajero
El regalo del forjador de metales
Los ojos de la mente
El milagro
La montaña
La enfermera
El juramento
El oculto
La ofrenda
Las crías
El viejo
El que escapó
El que todo lo tiene
El opulento
El líder de la manada
El pacto
El paciente
El penitente
El poeta
El instruido
El puercoespín
El precio de la devoción
El precio de la lealtad
El precio del presagio
El precio de la protección
El primordial
El príncipe de la oscuridad
El profesor
La progenie de Lunaris
El rompecabezas
La reina
La pata del conejo
El rhoa rabioso
El reino
El regreso de la rata
El riesgo
El ritual de elementos
El camino al poder
El bardo oxidado
La faja inflexible
El sacrificio
El tesoro del santo
El ojo del samurái
La pradera marcada
El carroñero
El erudito
El centinela
Reliquia de la perla del mar
El buscador
El sephirot
Mapa de Reino del Creador
Las sandalias del pastor
El portador de escudo
El atajo
La misión secundaria
El sigilo
El chiquillo
La sirena
El esqueleto
La bestia durmiente
El alma
La chispa y la llama
El príncipe consentido
El punto muerto
El llamador de tormentas
El estratega
El invocador
El sol
El cirujano
El topógrafo
El superviviente
El alimento
El saludo del rey de espadas
El taumaturgo
El trono
La mesa del inventor
El extractor incansable
La torre
El traidor
La transformación
La prueba
La planta rodadora
La luna crepuscular
Los gemelos
El tirano
El impávido
El indiscutido
El premio inesperado
La unión
La valquiria
El valle de las cajas de metal
El vasto
El visionario
El vacío
El guardián
El jefe de guerra
El vigilante
La telaraña
El regalo de bodas
El caballero blanco
El manto blanco
La rosa marchita
El viento
La bruja
El lobo
El legado del lobo
La sombra del lobo
Mordisco del rey lobo
El lobezno
El devorador del mundo
La ira
El desdichado
Kit de disfraces de teatro
Mapa de Teatro de mentiras
Carta de fumarolas termales
Arco de matorral
Mapa de Matorral
Ropas de ladrón
Abalorio del ladrón
Sed de sangre
Hambre de conocimiento
Escudo espiritual de torio
Estoque de espina
Tres caras en la oscuridad
Talismán de tres manos
Talismán de tres ratas
Tres voces
Garra trilladora
Apuñaladora de gargantas
Lanzar dinamita
Lanzar bengala
Estallido atronador
Cielos tormentosos
Tormenta atronadora
Guanteletes desbaratadores
Anzuelo de tigre
Espada de tigre
Talismán de tigre
Zarpa de tigre
Hacha de leña
Runa de tiempo
Incubadora perdida en el tiempo
Reliquia perdida en el tiempo
Pergamino de luz temporal
Astrolabio atemporal
Orbe de delirio atemporal
Emblema atemporal eterno
Fragmento atemporal del imperio eterno
Joya atemporal
Emblema atemporal karui
Fragmento atemporal karui
Emblema atemporal maraketh
Fragmento atemporal maraketh
Emblema atemporal templario
Fragmento atemporal templario
Emblema atemporal vaal
Fragmento atemporal vaal
Garra desgastada
Llave del Relicario deteriorado por el tiempo
Guantes de inventor
Guanteletes de titán
Grebas de titán
Armadura de placas de titán
Escarabajo titánico
Escarabajo titánico de leyenda
Escarabajo titánico de tesoros
Roca del vigilante de titanio de Túmulos de Glennach
Roca del vigilante de titanio de la Aldea de Haewark
Roca del vigilante de titanio de Lex Ejoris
Roca del vigilante de titanio de Lex Proxima
Roca del vigilante de titanio de Lira Arthain
Roca del vigilante de titanio de Nuevo Vastir
Escudo espiritual de titanio
Roca del vigilante de titanio de El final de Tirn
Roca del vigilante de titanio del Descanso de Valdo
-
Reliquia de tomo
Frasco de topacio
Anillo de topacio
Piedra de Liga de Tormento
Escarabajo de tormento
Escarabajo de tormento de peculiaridad
Escarabajo de tormento de posesión
Escarabajo de tormento de liberación
Capa rasgada
-
Disparo de tornado
Disparo de tornado de ráfaga
Varita de tornado
Tornado de turbulencia elemental
Jaula de tortura
Ropas de torturador
Máscara del torturador
Ídolo totémico
Mazo totémico
Toque de Dios
Mapa de la Torre
Lluvia tóxica
Lluvia tóxica de estallido de esporas
Lluvia tóxica de marchitamiento
Mapa de Alcantarilla tóxica
Noticias tóxicas
Tranquilidad
Escudo espiritual de transmisión
Transformación en imitador
Báculo transformador
Núcleo de energía transformador
Asistencia de transfusión
Esquirla de transmutación
Contrato de desarme de trampas
Asistencia de Trampa
Asistencia de Daño de trampas y minas
Botas de trampero
Manoplas de trampero
Guantes de trampero
Pólvora de trarthan
Escarabajo trarthano
Escarabajo trarthano de infamia
Escarabajo trarthano de renombre
Escarabajo trarthano de alianzas inesperadas
Asistencia de Traumatismo
Fragmento traumático
Llave del Relicario traumático
Cazador de tesoros
Llave del tesoro
Tesoros de los vaal
Diadema tribal
Mazo tribal
Mazo tribal
Tributo a la Diosa
Tricornio
Asistencia de Trinidad
Triscaidecafobia
-
Armadura lamelar triunfante
Mapa de Isla tropical
Piedra de fisura de Tul
Piedra de fisura cargada de Tul
Piedra de fisura enriquecida de Tul
Piedra de fisura perfecta de Tul
Piedra de fisura pura de Tul
Catalizador turbulento
Pon la otra mejilla
Amuleto turquesa
Calavera homínida con colmillos
Escudo espiritual de ramas
Hoja del crepúsculo
Atavío de crepúsculo
Garra gemela
Torbellino
Espada a dos manos
Carcaj de flechas de dos puntas
Anillo de dos piedras
Botas de dos tonos
Sekhem del tirano
Ducado de Tzamoto
Escarabajo de ultimátum
Escarabajo de ultimátum de sobornos
Escarabajo de ultimátum de catalización
Escarabajo de ultimátum de duelo
Escarabajo de ultimátum de inscripción
Asistencia de Estados alterados desatados
Avatar desatado
Gema sin tallar
Desencadenado
Bosque subterráneo
Mapa de Río subterráneo
Mapa de Mar subterráneo
Talismán de carne imperecedera
Exhumar
Trastornar
Asistencia de trinidad impía
Asistencia de Descarga
SinNombre2
Emblema atemporal implacable eterno
Emblema atemporal implacable karui
Emblema atemporal implacable maraketh
Emblema atemporal implacable templario
Emblema atemporal implacable vaal
Amor no correspondido
Golpe oculto
Amuleto incompleto
Anillo inconcluso
Orbe de deformación
Catalizador inestable
Implante inestable
Asistencia de Órdenes urgentes
Reliquia de urna
Urna de Farud
Urna de las cenizas originales
Talismán de ursa
Colgante de oso
Piel de oso
Piedra de fisura de Uul-Netol
Piedra de fisura cargada de Uul-Netol
Piedra de fisura enriquecida de Uul-Netol
Piedra de fisura perfecta de Uul-Netol
Piedra de fisura pura de Uul-Netol
Absolución vaal
Cacique ancestral vaal
Animar arma vaal
Arco eléctrico vaal
Armadura ártica vaal
Aspecto vaal
Hacha vaal
Hoja vaal
Aluvión de filos vaal
Vórtice de filos vaal
Plaga vaal
Fisura vaal
Rodela vaal
Flecha ardiente vaal
Flecha cáustica vaal
Claridad vaal
Garra vaal
Hendidura vaal
Ruptura de hielo vaal
Ciclón vaal
Detonar muertos vaal
Disciplina vaal
Dominación vaal
Golpe doble vaal
Terremoto vaal
Cristal envolvente vaal
Trampa de fuego vaal
Bola de fuego vaal
Tormenta de fuego vaal
Explosión de llamas vaal
Ofrenda de carne vaal
Golpe repentino vaal
Guanteletes vaal
Martillo glacial vaal
Gracia vaal
Mandoble vaal
Grebas vaal
Impacto sísmico vaal
Celeridad vaal
Hachuela vaal
Golpe pesado vaal
Nova de hielo vaal
Disparo de hielo vaal
Llamado inmortal vaal
Impureza de fuego vaal
Impureza de hielo vaal
Impureza de rayo vaal
Flecha de rayo vaal
Golpe de rayo vaal
Trampa de rayo vaal
Teletransporte de rayo vaal
Máscara vaal
Coraza fundida vaal
Golpe fundido vaal
Orbe vaal
Robo de poder vaal
Mapa de Pirámide vaal
Lluvia de flechas vaal
Estoque vaal
Siega vaal
Desgarro vaal
Atavío vaal
Tótem de rejuvenecimiento vaal
Llave del Relicario vaal
Fuego justo vaal
Asistencia de sacrificio vaal
Cetro vaal
Informe de exploración vaal
Aniquilación vaal
Cosecha de Alma vaal
Chispa vaal
Lanzamiento espectral vaal
Escudo espiritual vaal
Flecha dividida vaal
Llamado de tormenta vaal
Invocar esqueletos vaal
Barrido vaal
Mapa de Templo vaal
Asistencia de tentación vaal
Espiral de veneno vaal
Vitalidad vaal
Fisura volcánica vaal
Mapa de Valdo
Caja de puzles de Valdo
Vínculo vampírico
Cinturón de vanguardia
Vanidad
Espada de variscita
Chaqueta barnizada
Mapa de Bóveda
Orbe de caos encriptado
Orbe exaltado encriptado
Escarabajo encriptado
Botas de velvetón
Guantes de velvetón
Guantes de terciopelo
Botines de terciopelo
Venganza
Contrato vengativo
Grito vengativo
Espiral de veneno
Aceite verde
Mapa de ciudadela de Veritania
Emblema de Veritania
Anillo bermellón
Llavero versátil
Frasco de Poder
Vial de despertar
Vial de consecuencia
Vial de dominancia
Vial de destino
Vial de sacrificio
Vial de invocación
Vial de trascendencia
Vial del fantasma
Vial del ritual
Asistencia de Proyectiles despiadados
Golpe de alerta
Contrato justiciero
Carcaj de flechas viles
Poder vil
Báculo vil
Asistencia de Toxinas viles
Mapa de Villa
Diadema de enredadera
Símbolo de Vinia
Atadura de rayo de Vinktar
Deseo violento
Aceite violeta
Golpe de víbora
Golpe de víbora de la mamba
Joya viridiana
Roca del vigilante viridiana
Llave del Relicario visceral
Celada con visor
Vitalidad
Fuerza vital vívida cristalizada
Fuegos fatuos vívidos
Hacha del vacío
Colmillos de vacío
Mirada del vacío
Asistencia de Manipulación del vacío
Cetro del vacío
Onda expansiva de vacío
Asistencia de onda expansiva de vacío
Disparo de vacío
Esfera de vacío
Esfera de vacío de desgarro
Ausencia de los elementos
Llave del Relicario nacido del vacío
Tormenta del vacío
Asistencia de tormenta del vacío
Anomalía volátil
Muertos volátiles
Muertos volátiles de confinamiento
Muertos volátiles de ebullición
Poder volátil
Orbe vaal volátil
Asistencia de Volatilidad
Fisura volcánica
Fisura volcánica de serpenteo
Mapa de Volcán
Llave de Volkuur
Asistencia de Salva
Estallido voltáxico
Pólvora voltáxica
Vórtice
Vórtice de proyección
Vulnerabilidad
Talismán de buitre
-
WIP support
Esencia lamentosa de rabia
Esencia lamentosa de angustia
Esencia lamentosa de desprecio
Esencia lamentosa de duda
Esencia lamentosa de miedo
Esencia lamentosa de avaricia
Esencia lamentosa de odio
Esencia lamentosa de aversión
Esencia lamentosa de furia
Esencia lamentosa de pena
Esencia lamentosa de rencor
Esencia lamentosa de sufrimiento
Esencia lamentosa de tormento
Esencia lamentosa de aflicción
Esencia lamentosa de ira
Esencia lamentosa de fervor
Muro de fuerza
Escudo espiritual de nogal
Teletransporte de varita
Hacha de guerra
Estandarte de guerra
Rodela de guerra
Martillo de guerra
Armadura de placas de guerra
Runa de guerra
Espada de guerra
Piedra de Liga de Bandas de Guerra
Rompebarreras
Asistencia de barrera
Botas de brujo
Guantes de brujo
Jefe de guerra
Orbe exaltado del Jefe de guerra
Señal del jefe de guerra
Mapa de Charca de desechos
Mapa de Páramo
Talismán de observador
Mapa de Canales
Ola de condena
Ola de condena de Trarthus
Ropas desgastadas
Riqueza y poder
Recombinador de armas
Esencia llorosa de rabia
Esencia llorosa de desprecio
Esencia llorosa de duda
Esencia llorosa de miedo
Esencia llorosa de avaricia
Esencia llorosa de odio
Esencia llorosa de furia
Esencia llorosa de pena
Esencia llorosa de sufrimiento
Esencia llorosa de tormento
Esencia llorosa de aflicción
Esencia llorosa de ira
Talismán de zarpas
Estoque de hueso de ballena
Mapa de Embarcadero
Cuando las corrientes arden
Filos giratorios
Salto de torbellino
Capa de susurros
Orbe de delirio susurrante
Esencia susurrante de desprecio
Esencia susurrante de avaricia
Esencia susurrante de odio
Esencia susurrante de aflicción
Incubadora susurrante
Aquellos que pidieron
¡Buen perro!
Toga de seda de la viuda
Fuerza vital salvaje cristalizada
Armadura de cuero salvaje
Golpe salvaje
Golpe salvaje de extremos
Fuegos fatuos salvajes
Fuego incontrolado
Voluntad de los señores
Botas cortavientos
Estallido de viento
Asistencia de Estallido de viento
Escarabajo alado de abismo
Escarabajo alado de emboscada
Escarabajo alado de bestiario
Escarabajo alado de plaga
Escarabajo alado de fisura
Escarabajo alado de cartografía
Escarabajo alado de adivinación
Escarabajo alado del antiguo
Escarabajo alado de expedición
Escarabajo alado de heraldo
Escarabajo alado de legión
Escarabajo alado de relicario
Escarabajo alado del creador
Suela alada
Escarabajo alado de sulfito
Escarabajo alado de tormento
Escarabajo alado de ultimátum
Corona de invierno
Orbe invernal
Abrazo invernal
Marca de Ola invernal
Marchitar
Paso marchitante
Asistencia de Toque marchitante
Talismán de lobo alfa
Piel de lobo
Báculo de madera maciza
Cortadora de madera
Guantes de lana
Zapatos de lana
Palabra de filos
Palabra de llamas
Palabra de fuerza
Palabra de escarcha
Palabra de furia
Palabra de infierno
Palabra de ira
Palabra de luz
Palabra de reflejo
Palabra de rencor
Palabra de truenos
Palabra de guerra
Palabra de invierno
Palabra de la tumba
Palabra de la tempestad
Hacha de aparición
Espada de aparición
Botas envueltas
Regalo envuelto
Manoplas envueltas
Cólera
Envuelto en luz
Machacadora de muñecas
Invitación retorcida
Talismán retorcido
Maza de wyrm
Estoque de hueso de wyrm
Botas de escamas de wyrm
Peto de escamas de wyrm
Guanteletes de escamas de wyrm
Botas de escamas de güiverno
Guantes de escamas de güiverno
Piedra de fisura de Xoph
Piedra de fisura cargada de Xoph
Piedra de fisura enriquecida de Xoph
Piedra de fisura perfecta de Xoph
Piedra de fisura pura de Xoph
Escudo espiritual de tejo
Llave de Yriel
Botas de fanático
Guantes de fanático
Casco del fanático
Exaltación
Mapa de Zigurat
Armadura de cuero del zodíaco
Ojo de autoridad de Zorath
Ojo de malevolencia de Zorath
Ojo de infinidad de Zorath
Ojo de inevitabilidad de Zorath

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
-
-
-
-
-
-
-
-
`;
